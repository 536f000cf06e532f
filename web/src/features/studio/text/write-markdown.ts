import type { Node } from 'prosemirror-model';
import { schema } from './schema.ts';
import { fenceAround, writeInline } from './write-inline.ts';

const { marks, nodes } = schema;

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
