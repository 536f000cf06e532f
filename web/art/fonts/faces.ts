import { bodyFont, headingFont } from '@pathshala/brand/fonts';

/** The type of the site: which glyphs go into which file. A browser loads a file when a character of its range is used. */
export interface Face {
  readonly style: Style;
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  readonly source: string;
  readonly ranges: string;
  /** Whether text in Latin letters needs it: these together are what a first view loads. */
  readonly firstView: boolean;
}

/** What English needs. */
export const latin =
  'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B2-00B3, U+00B7, U+00D7, U+00F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';
/** Letters with accents and rarer signs: in names, in formulas. */
const latinMore =
  'U+00AB, U+00AE, U+00B1, U+00BB-00BF, U+00C0-00D6, U+00D8-00F6, U+00F8-00FF, U+201A, U+201E, U+2032-2033, U+20AC, U+2122';
/** The taka sign has a small file of its own: a price must not bring all of the Bangla letters. */
const taka = 'U+09F3';
/** What the files of Bangla have; all but the taka sign. */
export const bangla = 'U+0964-0965, U+0980-09F2, U+09F4-09FE, U+200C-200D, U+25CC';

/** Digits that another file brings, and the letters that are left then. */
const digits = 'U+09E6-09EF';
const letters = 'U+0964-0965, U+0980-09E5, U+09F0-09F2, U+09F4-09FE, U+200C-200D, U+25CC';

const { family, files } = bodyFont;
const { bold } = headingFont.files;
const styles = [
  { name: 'heading', family: headingFont.family, weight: headingFont.weight, source: bold, digits: bold },
  { name: 'body-400', family, weight: '400', source: files.regular, digits: files.regularDigits },
  { name: 'body-600', family, weight: '600', source: files.semiBold, digits: files.semiBoldDigits },
] as const;

/** Headings, text, and heavier text. */
export type Style = (typeof styles)[number]['name'];

export const faces: readonly Face[] = styles.flatMap(({ name, digits: other, ...rest }) => {
  const own = other === rest.source;
  const style = { ...rest, style: name };
  return [
    { ...style, file: `${name}-latin`, ranges: latin, firstView: true },
    { ...style, file: `${name}-latin-more`, ranges: latinMore, firstView: false },
    { ...style, file: `${name}-taka`, ranges: taka, firstView: false },
    { ...style, file: `${name}-bangla`, ranges: own ? bangla : letters, firstView: false },
    ...(own ? [] : [{ ...style, source: other, file: `${name}-digits`, ranges: digits, firstView: false }]),
  ];
});

/** The faces of Bangla: letters, and digits where another file has them. */
export const banglaFaces = faces.filter(({ file }) => /-(?:bangla|digits)$/.test(file));

/** Whether a face of Bangla is one of letters, which has Latin ones too. */
export const hasLetters = ({ file }: Face) => file.endsWith('-bangla');

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
