import { bodyFont, headingFont } from '@pathshala/brand/fonts';
import { otherScripts } from './other-scripts.ts';

/** The site's fonts: which glyphs go into which file. A browser loads a file when a character of its range is used. */
export interface Face {
  readonly style: Style;
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  readonly source: string;
  readonly ranges: string;
  /** Whether Latin text needs it: these are what a first view loads. */
  readonly firstView: boolean;
  /** Its part of another script: the letters, with the digits unless another file has them, or only digits. */
  readonly other?: 'letters' | 'digits';
}

/** For English. */
export const latin =
  'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B2-00B3, U+00B7, U+00D7, U+00F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';
/** Letters with accents and rarer signs: in names, in formulas. */
const latinMore =
  'U+00AB, U+00AE, U+00B1, U+00BB-00BF, U+00C0-00D6, U+00D8-00F6, U+00F8-00FF, U+201A, U+201E, U+2032-2033, U+20AC, U+2122';
/** The taka sign has its own small file: a price must not load a whole script. */
const taka = 'U+09F3';

const { family, files } = bodyFont;
const { bold } = headingFont.files;
const styles = [
  { name: 'heading', family: headingFont.family, weight: headingFont.weight, source: bold, digits: bold },
  { name: 'body-400', family, weight: '400', source: files.regular, digits: files.regularDigits },
  { name: 'body-600', family, weight: '600', source: files.semiBold, digits: files.semiBoldDigits },
] as const;

/** Headings, text, and heavier text. */
export type Style = (typeof styles)[number]['name'];

/** The files of a style for other scripts: digits have their own if another font brings them. */
const otherFaces = (style: Omit<Face, 'file' | 'ranges' | 'firstView'>, digitsFrom: string): Face[] =>
  otherScripts.flatMap(({ name, all, letters, digits }): Face[] => {
    const own = digitsFrom === style.source;
    const face = { ...style, firstView: false };
    const withLetters = { ...face, file: `${style.style}-${name}`, other: 'letters' } as const;
    if (own) return [{ ...withLetters, ranges: all }];
    return [
      { ...withLetters, ranges: letters },
      { ...face, source: digitsFrom, file: `${style.style}-digits`, ranges: digits, other: 'digits' },
    ];
  });

export const faces: readonly Face[] = styles.flatMap(({ name, digits, ...rest }) => {
  const style = { ...rest, style: name };
  return [
    { ...style, file: `${name}-latin`, ranges: latin, firstView: true },
    { ...style, file: `${name}-latin-more`, ranges: latinMore, firstView: false },
    { ...style, file: `${name}-taka`, ranges: taka, firstView: false },
    ...otherFaces(style, digits),
  ];
});

/** Every character of a `unicode-range`. */
export function charactersOf(ranges: string): string {
  let text = '';
  for (const [, from = '', to = from] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) {
      text += String.fromCodePoint(code);
    }
  }
  return text;
}
