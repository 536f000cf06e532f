import { holdsBeside } from '@pathshala/content/render/render-limits';
import type { Mark, MarkType, Node } from 'prosemirror-model';
import { readLine } from './read-markdown.ts';
import { schema } from './schema.ts';

const { marks, nodes } = schema;

/** Marks with delimiters. */
const signs = new Map<MarkType, string>([
  [marks.strong, '**'],
  [marks.emphasis, '*'],
  [marks.strike, '~~'],
]);

interface Piece {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Whether `text` is already escaped. */
  readonly isWritten: boolean;
}

const has = (piece: Piece | undefined, mark: Mark) => piece !== undefined && mark.isInSet(piece.marks);
const isSign = ({ type }: Mark) => signs.has(type);
const isSpace = ({ text }: Piece) => /^\s*$/u.test(text);
const punctuation = /^[\p{P}\p{S}]+$/u;

/** Characters with a meaning in Markdown. A single `*` or `_` between spaces, or `_` within a word, has none. */
const special =
  /[\\`[\]$~]|<(?=[A-Za-z/!?])|&(?=#?\w+;)|(?<!^|\s)\*|\*(?!\s|$)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

export const escapeText = (text: string) => text.replace(special, (sign) => `\\${sign}`);

function piecesOf(block: Node): Piece[] {
  const pieces: Piece[] = [];
  block.forEach((node) => {
    const written = writtenAtom(node);
    if (written !== undefined) pieces.push({ text: written, marks: node.marks, isWritten: true });
    else if (marks.code.isInSet(node.marks)) pieces.push({ ...codePiece(node), isWritten: true });
    // Words, spaces and punctuation are separate pieces, since delimiters cannot be next to all of them.
    else
      for (const [text] of (node.text ?? '').matchAll(/\s+|[\p{P}\p{S}]+|[^\s\p{P}\p{S}]+/gu))
        pieces.push({ text, marks: node.marks, isWritten: false });
  });
  // A line end at the start or end of a block is dropped.
  const first = pieces.findIndex(isWord);
  return first < 0 ? [] : pieces.slice(first, pieces.findLastIndex(isWord) + 1);
}

const isWord = ({ text }: Piece) => !/^(?:\\\n|\s*)$/u.test(text);

const isBreak = ({ type }: Node) => type === nodes.lineBreak || type === nodes.lineEnd;

function writtenAtom({ type, attrs }: Node): string | undefined {
  switch (type) {
    case nodes.formulaInline:
      return `$${attrs.tex}$`;
    case nodes.sourceInline:
      return String(attrs.markdown);
    case nodes.lineEnd:
      return '\n';
    case nodes.lineBreak:
      return '\\\n';
    case nodes.picture: {
      const title = attrs.title ? ` "${String(attrs.title).replaceAll('"', '\\"')}"` : '';
      return `![${escapeText(String(attrs.description))}](${address(String(attrs.address))}${title})`;
    }
    default:
      return undefined;
  }
}

/** Fenced by more backticks than it contains. */
function codePiece({ text = '', marks: all }: Node) {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const gap = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return { text: fence + gap + text + gap + fence, marks: all.filter(({ type }) => type !== marks.code) };
}

const address = (href: string) => (/[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURI)}>` : href);

/** Whether delimiters may be next to punctuation inside and a word outside. @see `holdsBeside` of the renderer */
const holds = ({ type }: Mark, before: Piece) =>
  (type === marks.strong || type === marks.emphasis) &&
  holdsBeside(type === marks.strong ? '**' : '*', before.text);

/**
 * Markdown's delimiters cannot be next to a space, nor always next to punctuation with a letter outside: the mark then loses its
 * outermost pieces.
 */
function withMarksThatHold(pieces: readonly Piece[]): Piece[] {
  const out = pieces.map((piece) => ({ ...piece }));
  const give = (from: number, step: 1 | -1) => {
    const piece = out[from] as Piece;
    const before = out[from - step];
    const outside = before && !isSpace(before) && !punctuation.test(before.text) ? before : undefined;
    const isMark = punctuation.test(piece.text.at(step === 1 ? 0 : -1) ?? '');
    const gives = (mark: Mark) =>
      isSpace(piece) || (outside !== undefined && isMark && !holds(mark, outside));
    out[from] = {
      ...piece,
      marks: piece.marks.filter((mark) => !isSign(mark) || has(before, mark) || !gives(mark)),
    };
  };
  for (let at = 0; at < out.length; at += 1) give(at, 1);
  for (let at = out.length - 1; at >= 0; at -= 1) give(at, -1);
  return out;
}

/** Without the block's own prefix. */
export function writeInline(block: Node): string {
  const pieces = withMarksThatHold(piecesOf(block));
  const write = (dropped: readonly MarkType[]) =>
    writePieces(
      pieces.map((piece) => ({ ...piece, marks: piece.marks.filter(({ type }) => !dropped.includes(type)) })),
      [],
    );
  // Not every mix of adjacent delimiters can be written: readable words come first, marks second.
  const { strike, emphasis, strong } = marks;
  for (const dropped of [[], [strike], [strike, emphasis], [strike, emphasis, strong]]) {
    const text = write(dropped);
    if (wordsIn(readLine(text)) === wordsIn(block.children)) return text;
  }
  return write([...signs.keys(), marks.link]);
}

/** Visible text, without marks. */
const wordsIn = (line: readonly Node[]) =>
  line
    .map((node) => node.text ?? (isBreak(node) ? '\n' : `\0${writtenAtom(node)}\0`))
    .join('')
    .trim();

function writePieces(pieces: readonly Piece[], around: readonly Mark[]): string {
  let text = '';
  for (let at = 0; at < pieces.length; ) {
    // The longest mark goes outside.
    const [mark, length] = longest(pieces, at, around);
    const stretch = pieces.slice(at, at + length);
    const next = mark ? marked(mark, writePieces(stretch, [...around, mark])) : writePlain(stretch);
    // `!` before a link would make it a picture.
    text = next.startsWith('[') ? text.replace(/!$/, '\\!') + next : text + next;
    at += length;
  }
  return text;
}

function longest(
  pieces: readonly Piece[],
  at: number,
  around: readonly Mark[],
): readonly [Mark | undefined, number] {
  const open = (piece: Piece) => piece.marks.filter((mark) => !mark.isInSet(around));
  const lengths = open(pieces[at] as Piece).map((mark) => {
    const end = pieces.findIndex((piece, place) => place > at && !mark.isInSet(piece.marks));
    return [mark, (end < 0 ? pieces.length : end) - at] as const;
  });
  if (lengths.length > 0) return lengths.reduce((one, other) => (other[1] > one[1] ? other : one));
  const end = pieces.findIndex((piece, place) => place > at && open(piece).length > 0);
  return [undefined, (end < 0 ? pieces.length : end) - at];
}

function marked(mark: Mark, text: string): string {
  const sign = signs.get(mark.type);
  if (sign !== undefined) return sign + text + sign;
  const { href, title } = mark.attrs as { href: string; title: string };
  if (title === '' && text === escapeText(href) && /^https?:\/\//.test(href)) return `<${href}>`;
  return `[${text}](${address(href)}${title === '' ? '' : ` "${title.replaceAll('"', '\\"')}"`})`;
}

/** Escaped as a whole: whether a character has a meaning depends on its neighbours. */
function writePlain(pieces: readonly Piece[]): string {
  let text = '';
  let plain = '';
  for (const piece of pieces) {
    if (!piece.isWritten) plain += piece.text;
    else {
      text += escapeText(plain) + piece.text;
      plain = '';
    }
  }
  return text + escapeText(plain);
}
