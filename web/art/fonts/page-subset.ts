import { fontFile } from '@pathshala/brand/font-file';
import { keptArt } from '../kept-files.ts';
import { charactersOf, type Face, faces, type Style } from './faces.ts';
import { fontFromThread } from './font-threads.ts';
import { openShaper, type Shaper } from './used-glyphs.ts';

export interface PageSubset {
  readonly family: string;
  readonly weight: string;
  /** For the style sheet: the letters of the texts, and their parts. */
  readonly ranges: string;
  readonly woff2: Uint8Array;
}

/** By the font's name: its bytes and its glyph finder. */
const opened = new Map<string, { readonly file: Uint8Array; readonly shaper: Shaper }>();

function open(source: string) {
  const before = opened.get(source);
  if (before) return before;
  const file = fontFile(source);
  const now = { file, shaper: openShaper(file) };
  opened.set(source, now);
  return now;
}

/**
 * The letters of some words, and their parts: a browser draws ৌ as ে and ৗ only with a font that lists all three,
 * otherwise beside a dotted circle.
 */
function lettersOf(words: readonly string[]): Set<string> {
  const text = words.join('');
  return new Set(text + text.normalize('NFD'));
}

async function subset({ source }: Face, words: readonly string[]): Promise<Uint8Array> {
  const { file, shaper } = open(source);
  const glyphs = new Set(words.flatMap((word) => [...shaper.glyphsOf(word)]));
  const wanted = {
    file,
    letters: [...lettersOf(words)].sort(),
    glyphs: [...glyphs].sort((a, b) => a - b),
  };
  const inputs = [file, wanted.letters.join(''), wanted.glyphs.join()];
  return keptArt(inputs, () => fontFromThread(wanted));
}

/** The parts of words that a face covers: for ১২টি a browser takes ১২ from the file of digits and shapes it alone. */
function piecesOf(words: readonly string[], { ranges }: Face): string[] {
  const own = new Set(charactersOf(ranges));
  const pieces = words.flatMap((word) =>
    [...word].reduce<string[]>(
      ([piece = '', ...before], letter) =>
        own.has(letter) ? [piece + letter, ...before] : ['', piece, ...before],
      [],
    ),
  );
  return [...new Set(pieces)].filter((piece) => piece !== '');
}

/** Letters as a CSS range, neighbours together: `U+995-997, U+9CD`. */
function rangesOf(words: readonly string[]): string {
  const codes = [...lettersOf(words)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const begins = codes.filter((code, at) => codes[at - 1] !== code - 1);
  const ends = codes.filter((code, at) => codes[at + 1] !== code + 1);
  const hex = (code: number | undefined) => code?.toString(16).toUpperCase();
  return begins
    .map((begin, at) => (ends[at] === begin ? `U+${hex(begin)}` : `U+${hex(begin)}-${hex(ends[at])}`))
    .join(', ');
}

/** The texts in one face. */
export interface FaceText {
  /** Words in another script than Latin. */
  readonly words: readonly string[];
  /** Letters and signs of the face's other ranges, each by itself. */
  readonly others: readonly string[];
}

/**
 * The faces of other scripts for exactly the words of a page: their letters and conjuncts, and no others.
 * @returns without faces that the words do not use
 */
export async function pageSubsets(texts: Readonly<Record<Style, FaceText>>): Promise<PageSubset[]> {
  const piecesFor = (face: Face) => {
    const { words, others } = texts[face.style];
    return [
      ...piecesOf(words, face), // A font of letters has the Latin ones, too.
      ...(face.other === 'letters' ? others : []),
    ];
  };
  const needed = faces
    .filter(({ other }) => other)
    .map((face) => ({ face, pieces: piecesFor(face) }))
    .filter(({ pieces }) => pieces.length > 0);
  return Promise.all(
    needed.map(async ({ face, pieces }) => ({
      family: face.family,
      weight: face.weight,
      ranges: rangesOf(pieces),
      woff2: await subset(face, pieces),
    })),
  );
}
