import { holdsBeside } from '@pathshala/content/render/render-limits';
import type { Mark, MarkType, Node } from 'prosemirror-model';
import { readLine } from './read-markdown.ts';
import { schema } from './schema.ts';

const { marks, nodes } = schema;

/** Marks with delimiters. */
const signs = new Map<MarkType, '**' | '*' | '~~'>([
  [marks.strong, '**'],
  [marks.emphasis, '*'],
  [marks.strike, '~~'],
]);

/** Characters with a meaning in Markdown. A single `*` or `_` between spaces, or `_` within a word, has none. */
const special =
  /[\\`[\]$~]|<(?=[A-Za-z/!?])|&(?=#?\w+;)|(?<!^|\s)\*|\*(?!\s|$)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

const escapeText = (text: string) => text.replace(special, (sign) => `\\${sign}`);

const address = (href: string) => (/[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURI)}>` : href);
const titled = (title: string) => (title === '' ? '' : ` "${title.replaceAll('"', '\\"')}"`);

/** More backticks than are in the text. */
const fenceAround = (text: string) =>
  '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);

/** Undefined for text. */
function writtenAtom({ type, attrs, text = '', marks: all }: Node): string | undefined {
  if (marks.code.isInSet(all)) {
    const fence = fenceAround(text);
    const gap = /^`|`$|^ .* $/.test(text) ? ' ' : '';
    return fence + gap + text + gap + fence;
  }
  if (type === nodes.formulaInline) return `$${attrs.tex}$`;
  if (type === nodes.sourceInline) return String(attrs.markdown);
  if (type === nodes.lineEnd) return '\n';
  if (type === nodes.lineBreak) return '\\\n';
  if (type !== nodes.picture) return undefined;
  return `![${escapeText(attrs.description)}](${address(attrs.address)}${titled(attrs.title)})`;
}

const isBreak = ({ type }: Node) => type === nodes.lineBreak || type === nodes.lineEnd;
const isWritten = (node: Node) => !isBreak(node) && node.text?.trim() !== '';

/** Without the block's own prefix. */
function writeInline({ children }: Node): string {
  // A line end at the start or end of a block is dropped.
  const line = children.slice(children.findIndex(isWritten), children.findLastIndex(isWritten) + 1);
  // Not every mix of adjacent delimiters can be written: readable words come first, marks second.
  const { strike, emphasis, strong, link } = marks;
  for (const dropped of [[], [strike], [strike, emphasis], [strike, emphasis, strong]]) {
    const text = write(line, [marks.code, ...dropped]);
    if (wordsIn(readLine(text)) === wordsIn(line)) return text;
  }
  return write(line, [marks.code, strike, emphasis, strong, link]);
}

/** Visible text, without marks. */
const wordsIn = (line: readonly Node[]) =>
  line
    .map((node) => node.text ?? (isBreak(node) ? '\n' : `\0${writtenAtom(node)}\0`))
    .join('')
    .trim();

/** @param done marks that are around the line, or are left out */
function write(line: readonly Node[], done: readonly MarkType[]): string {
  const open = ({ marks: all }: Node) => all.filter(({ type }) => !done.includes(type));
  let text = '';
  for (let at = 0; at < line.length; ) {
    // The longest mark goes outside.
    const [mark, end] = open(line[at] as Node)
      .map((one) => [one, endOf(line, at, (node) => one.isInSet(node.marks))] as const)
      .reduce<readonly [Mark | undefined, number]>(
        (one, other) => (other[1] > one[1] ? other : one),
        [undefined, at],
      );
    const to = mark ? end : endOf(line, at, (node) => open(node).length === 0);
    const stretch = line.slice(at, to);
    const beside = /[\p{L}\p{N}\p{M}]$/u.exec(text)?.[0] ?? '';
    const after = /^[\p{L}\p{N}]/u.exec(line[to]?.text ?? '')?.[0] ?? '';
    const next = mark
      ? marked(mark, write(stretch, [...done, mark.type]), beside, after)
      : writePlain(stretch);
    // `!` before a link would make it a picture.
    text = next.startsWith('[') ? text.replace(/!$/, '\\!') + next : text + next;
    at = to;
  }
  return text;
}

function endOf(line: readonly Node[], from: number, belongs: (node: Node) => boolean): number {
  const end = line.findIndex((node, at) => at > from && !belongs(node));
  return end < 0 ? line.length : end;
}

/** Escaped as a whole: whether a character has a meaning depends on its neighbours. */
function writePlain(line: readonly Node[]): string {
  let text = '';
  let plain = '';
  for (const node of line) {
    const written = writtenAtom(node);
    if (written === undefined) plain += node.text ?? '';
    else {
      text += escapeText(plain) + written;
      plain = '';
    }
  }
  return text + escapeText(plain);
}

const spaces = String.raw`(?:\s|\\\n)*`;
/** Punctuation without a meaning in Markdown. */
const signsToo = String.raw`(?:\s|\\\n|\\?(?![\\*~$<>[\]!\x60_])[\p{P}\p{S}])*`;

/**
 * Markdown's delimiters cannot be next to a space, nor always next to punctuation with a letter outside: the mark then loses its
 * outermost characters.
 * @param before the letter before it, if any
 */
function marked({ type, attrs }: Mark, text: string, before: string, after: string): string {
  const sign = signs.get(type);
  if (sign === undefined) {
    const { href, title } = attrs;
    if (title === '' && text === escapeText(href) && /^https?:\/\//.test(href)) return `<${href}>`;
    return `[${text}](${address(href)}${titled(title)})`;
  }
  const gives = (letter: string) => letter !== '' && (sign === '~~' || !holdsBeside(sign, letter));
  const [start, end] = [gives(before), gives(after)].map((one) => (one ? signsToo : spaces));
  const [, first = '', inner = '', last = ''] =
    new RegExp(`^(${start})([^]*?)(${end})$`, 'u').exec(text) ?? [];
  return inner === '' ? text : first + sign + inner + sign + last;
}

/** Style: `-` lists, `**bold**`, one line per paragraph, no line end after the last. */
export function writeMarkdown(blocks: readonly Node[]): string {
  return writeBlocks(blocks, '\n\n');
}

/** Nodes are immutable, so their text can be cached. */
const written = new WeakMap<Node, string>();

function writeBlock(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const text = (writers[node.type.name] as Writer)(node);
  written.set(node, text);
  return text;
}

function writeBlocks(blocks: readonly Node[], between: string): string {
  const parts: string[] = [];
  let previous: Node | undefined;
  let isSecondOfItsKind = false;
  for (const node of blocks) {
    // Adjacent lists would be read as one, so the second has other markers.
    isSecondOfItsKind = isList(node) && previous?.type === node.type && !isSecondOfItsKind;
    const text = isSecondOfItsKind ? writeList(node, true) : writeBlock(node);
    previous = node;
    if (text !== '') parts.push(text);
  }
  return parts.join(between);
}

type Writer = (node: Node) => string;

const isList = ({ type }: Node) => type === nodes.bulletList || type === nodes.orderedList;

const writers: Readonly<Record<string, Writer>> = {
  paragraph: (node) => writeLines(writeInline(node)),
  heading: (node) =>
    `${'#'.repeat(node.attrs.level)} ${inOneLine(writeInline(node)).replace(/(#+)$/, '\\$1')}`.trimEnd(),
  bulletList: (node) => writeList(node, false),
  orderedList: (node) => writeList(node, false),
  blockquote: (node) => indented(writeBlocks(node.children, '\n\n'), '> ', '> ').replace(/^> $/gm, '>'),
  codeBlock: ({ attrs, textContent }) => fenced(String(attrs.language), textContent),
  figure: ({ attrs }) => fenced('figure', String(attrs.json)),
  formula: ({ attrs }) => `$$${attrs.tex}$$`,
  source: ({ attrs }) => String(attrs.markdown),
  // Not `---`, which would underline a heading or end a list item.
  rule: () => '***',
  table: writeTable,
};

const inOneLine = (text: string) => text.replace(/\\?\n/g, ' ');

/** Starts a block at the beginning of a line, so a paragraph escapes it. */
const blockStart =
  /^(#{1,6}(?=\s|$)|[-+](?=\s|$)|\*(?=\s|$)|>|=+\s*$|-{2,}\s*$|[|:-](?=[\s|:-]*$)|\+{3}|~{3})/;
const numbered = /^(\d{1,9})([.)])(?=\s|$)/;

function writeLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .map((line) => line.replace(blockStart, '\\$1').replace(numbered, '$1\\$2'))
    .join('\n')
    .trim();
}

function fenced(language: string, text: string): string {
  const fence = fenceAround(text).padEnd(3, '`');
  return `${fence}${language}\n${text === '' ? '' : `${text}\n`}${fence}`;
}

/** @param first prefix of the first line @param others prefix of other lines that are not empty */
function indented(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line === '' ? others.trimEnd() : others + line))
    .join('\n');
}

function writeList(list: Node, hasOtherSigns: boolean): string {
  const isLoose = list.attrs.isLoose === true || list.children.some(needsRoom);
  const [bullet, stop] = hasOtherSigns ? (['*', ')'] as const) : (['-', '.'] as const);
  return list.children
    .map((item, at) => {
      const sign = list.type === nodes.orderedList ? `${Number(list.attrs.start) + at}${stop}` : bullet;
      const text = writeBlocks(item.children, isLoose ? '\n\n' : '\n');
      return indented(text, `${sign} `, ' '.repeat(sign.length + 1)).trimEnd();
    })
    .join(isLoose ? '\n\n' : '\n');
}

/** These need no empty line after a paragraph. */
const standApart = [nodes.bulletList, nodes.orderedList, nodes.codeBlock, nodes.figure];

/** Whether the blocks would merge without an empty line between them. */
const needsRoom = ({ children }: Node) =>
  children
    .slice(1)
    .some(({ type }, at) => children[at]?.type !== nodes.paragraph || !standApart.includes(type));

const ruleOf: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' };

/** A cell's `\\|` is always read as a bar, so formulas and code use another form. */
function withoutBars(line: Node): Node {
  const children = line.children.flatMap((node): Node[] => {
    if (node.type === nodes.formulaInline)
      return [node.type.create({ tex: barsByName(String(node.attrs.tex)) }, null, node.marks)];
    if (!marks.code.isInSet(node.marks)) return [node];
    const plain = marks.code.removeFromSet(node.marks);
    return (node.text ?? '')
      .split(/(?<=\\)(\|)/)
      .filter((part) => part !== '')
      .map((part) => schema.text(part, part === '|' ? plain : node.marks));
  });
  return line.type.create(line.attrs, children);
}

const barsByName = (tex: string) =>
  tex.replace(/\\(\\|\|)([a-z|])?/gi, (written, sign: string, next = '') => {
    if (sign === '|') return `\\Vert${next && next !== '|' ? ' ' : ''}${next}`;
    return next === '|' ? '\\\\ |' : written;
  });

function writeCell(cell: Node): string {
  const line = inOneLine(writeInline(withoutBars(cell.firstChild as Node))).trim();
  // Markdown removes one backslash before a bar in any case.
  return line.replaceAll('\\|', '\\&#124;').replaceAll('|', '\\|');
}

function writeTable({ children: rows }: Node): string {
  const lines = rows.map(({ children }) =>
    `| ${children.map(writeCell).join(' | ')} |`.replace(/\| {2}(?=\|)/g, '| '),
  );
  const rules = rows[0]?.children.map(({ attrs }) => ruleOf[String(attrs.align)] ?? '---') ?? [];
  return [lines[0], `|${rules.join('|')}|`, ...lines.slice(1)].join('\n');
}
