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
export const fenceAround = (text: string) =>
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
export function writeInline({ children }: Node): string {
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
