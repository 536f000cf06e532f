import { diffIndices } from 'node-diff3';

/** One side of a compared part: HTML with its own words marked, and the number of formulas and figures of its own. */
export interface MarkedPart {
  readonly html: string;
  readonly formulas: number;
  readonly figures: number;
}

const drawn = 'math, figure, img';
/** Elements that are compared as one, not word by word. */
const whole = 'math, svg, figure, pre, summary';

interface Piece {
  readonly node: Text;
  readonly text: string;
  isOwn: boolean;
}

/** The words of a part and the spaces between them, each with its text node. */
function piecesOf(root: Element): Piece[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(whole)) continue;
    for (const text of node.nodeValue?.match(/\s+|[^\s]+/g) ?? [])
      pieces.push({ node: node as Text, text, isOwn: false });
  }
  return pieces;
}

const isWord = ({ text }: Piece) => text.trim() !== '';

function findOwnWords(before: Piece[], after: Piece[]): void {
  const [a, b] = [before.filter(isWord), after.filter(isWord)];
  const texts = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);
  for (const { buffer1, buffer2 } of diffIndices(texts(a), texts(b))) {
    for (const one of a.slice(buffer1[0], buffer1[0] + buffer1[1])) one.isOwn = true;
    for (const one of b.slice(buffer2[0], buffer2[0] + buffer2[1])) one.isOwn = true;
  }
}

/** A text node's content with an element around each run of own words and the spaces after it. */
function wrapped(pieces: readonly Piece[], tag: 'ins' | 'del'): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let mark: HTMLElement | undefined;
  for (const { text, isOwn } of pieces) {
    if (isOwn && !mark) {
      mark = document.createElement(tag);
      parts.push(mark);
    } else if (!isOwn && text.trim() !== '') mark = undefined;
    if (mark) mark.append(text);
    else parts.push(text);
  }
  return parts;
}

function wrapWords(pieces: readonly Piece[], tag: 'ins' | 'del'): void {
  for (const node of new Set(pieces.map((piece) => piece.node))) {
    const own = pieces.filter((piece) => piece.node === node);
    node.replaceWith(...wrapped(own, tag));
  }
}

function markDrawn(root: Element, other: Element): { formulas: number; figures: number } {
  const known = new Set([...other.querySelectorAll(drawn)].map((one) => one.outerHTML));
  const own = [...root.querySelectorAll(drawn)].filter((one) => !known.has(one.outerHTML));
  for (const one of own) one.setAttribute('data-own', '');
  const formulas = own.filter(({ localName }) => localName === 'math').length;
  return { formulas, figures: own.length - formulas };
}

function opened(html: string): Element {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/**
 * Marks the differences of a part before and after: words as `del` and `ins`, formulas and drawings with `data-own`.
 * @param before HTML from the renderer; empty: there was no such part
 */
export function markChanges(before: string, after: string): readonly [before: MarkedPart, after: MarkedPart] {
  const [a, b] = [opened(before), opened(after)];
  const [ofA, ofB] = [markDrawn(a, b), markDrawn(b, a)];
  if (before && after) {
    const [wordsOfA, wordsOfB] = [piecesOf(a), piecesOf(b)];
    findOwnWords(wordsOfA, wordsOfB);
    wrapWords(wordsOfA, 'del');
    wrapWords(wordsOfB, 'ins');
  }
  return [
    { html: a.innerHTML, ...ofA },
    { html: b.innerHTML, ...ofB },
  ];
}
