/** A sentence as it is said, and where it is on the page. */
export interface SpokenSentence {
  readonly text: string;
  /** The language that its part of the page says it is in; undefined: the page's. */
  readonly lang: string | undefined;
  /** What of the page a part of the text stands for. */
  readonly rangeOf: (from: number, to: number) => Range;
}

/** A piece of a paragraph: a text of the page, sign for sign, or a formula or picture by its words. */
interface Piece {
  readonly node: Text | Element;
  readonly start: number;
  readonly text: string;
}

/** What nobody is read: other programs' lines, what is hidden, meanings that open at a press, answers that are closed. */
const silent =
  'pre, script, style, [hidden], [aria-hidden="true"], [popover], details:not([open]) > :not(summary), ' +
  // Their caption says the same.
  'figure [role="img"], figure img';
/** What is said by the words that it carries for those who do not see it. */
const named = 'math[aria-label], [role="img"][aria-label], img[alt]';
const paragraphs = new Set(
  'P LI H1 H2 H3 H4 TD TH FIGCAPTION SUMMARY DT DD BLOCKQUOTE DIV TABLE UL OL FIGURE DETAILS HR BR'.split(
    ' ',
  ),
);
/** Some voices stop in the middle of what takes them longer than a quarter of a minute to say. */
const longest = 200;

/** The paragraphs of a text, each as the pieces that it is made of. */
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
    // Every sign stays at its place, so that a place in what is said is a place on the page.
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

/** Cuts a text into sentences, and those that are too long where a word ends. */
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
 * What is said of a text, sentence by sentence: formulas and pictures by their words. Nothing of the page is changed.
 * @param lang of the text where no part of it says otherwise
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
