/** A sentence to read aloud, and where it is on the page. */
export interface SpokenSentence {
  readonly text: string;
  /** The `lang` of its part of the page; undefined: the page's. */
  readonly lang: string | undefined;
  /** The range on the page for a part of the text. */
  readonly rangeOf: (from: number, to: number) => Range;
}

/** A piece of a paragraph: a text node, character for character, or the label of a formula or picture. */
interface Piece {
  readonly node: Text | Element;
  readonly start: number;
  readonly text: string;
}

/** What is not read aloud: code, hidden elements, meanings that open on a press, and closed answers. */
const silent =
  'pre, script, style, [hidden], [aria-hidden="true"], [popover], details:not([open]) > :not(summary), ' +
  // The caption says the same.
  'figure [role="img"], figure img';
/** Elements that are read by their text alternative. */
const named = 'math[aria-label], [role="img"][aria-label], img[alt]';
const paragraphs = new Set(
  'P LI H1 H2 H3 H4 TD TH FIGCAPTION SUMMARY DT DD BLOCKQUOTE DIV TABLE UL OL FIGURE DETAILS HR BR'.split(
    ' ',
  ),
);
/** Longest text of one utterance, in characters: some voices break off after about 15 seconds. */
const longest = 200;

/** The paragraphs of a text, each as a list of pieces. */
function paragraphsOf(root: Element): Piece[][] {
  const all: Piece[][] = [];
  let pieces: Piece[] = [];
  const add = (node: Text | Element, text: string) => {
    const last = pieces.at(-1);
    pieces.push({ node, text, start: last ? last.start + last.text.length : 0 });
  };
  const end = () => {
    if (pieces.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) all.push(pieces);
    pieces = [];
  };
  const visit = (node: Node) => {
    // Keeps every character at its index, so that an index in the spoken text is one in the text node.
    if (node instanceof Text) return add(node, node.data.replace(/\s/g, ' '));
    if (!(node instanceof Element) || node.matches(silent)) return;
    if (node.matches(named))
      return add(node, ` ${node.getAttribute('aria-label') ?? node.getAttribute('alt')} `);
    const isParagraph = paragraphs.has(node.tagName);
    if (isParagraph) end();
    for (const child of node.childNodes) visit(child);
    if (isParagraph) end();
  };
  visit(root);
  end();
  return all;
}

/** Cuts a text into sentences, and sentences that are too long between words. */
function* cut(text: string, lang: string): Generator<{ readonly from: number; readonly to: number }> {
  const segments =
    'Segmenter' in Intl
      ? new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)
      : [{ segment: text, index: 0 }];
  for (const { segment, index } of segments) {
    let from = index;
    const end = index + segment.length;
    while (end - from > longest) {
      const space = text.lastIndexOf(' ', from + longest);
      const to = space > from ? space + 1 : from + longest;
      yield { from, to };
      from = to;
    }
    yield { from, to: end };
  }
}

function rangeIn(pieces: readonly Piece[], from: number, to: number): Range {
  const range = document.createRange();
  const first = pieces.findLast(({ start }) => start <= from);
  const last = pieces.findLast(({ start }) => start < to);
  if (first?.node instanceof Text) range.setStart(first.node, from - first.start);
  else if (first) range.setStartBefore(first.node);
  if (last?.node instanceof Text) range.setEnd(last.node, Math.min(to - last.start, last.node.data.length));
  else if (last) range.setEndAfter(last.node);
  return range;
}

function isIn(pieces: readonly Piece[], root: Element): string | undefined {
  const [first] = pieces;
  const element = first?.node instanceof Text ? first.node.parentElement : first?.node;
  const marked = element?.closest('[lang]');
  return marked && root.contains(marked) ? (marked.getAttribute('lang') ?? undefined) : undefined;
}

/**
 * The sentences to read aloud, with formulas and pictures by their text alternative. Does not change the page.
 * @param lang language of the text, unless a part of it has its own
 */
export function sentencesOf(root: Element, lang: string): SpokenSentence[] {
  return paragraphsOf(root).flatMap((pieces) => {
    const text = pieces.map((piece) => piece.text).join('');
    const own = isIn(pieces, root);
    return [...cut(text, own ?? lang)]
      .map(({ from, to }) => ({
        text: text.slice(from, to),
        lang: own,
        rangeOf: (first: number, end: number) => rangeIn(pieces, from + first, from + end),
      }))
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
  });
}
