import { bodyFont, headingFont } from '@pathshala/brand/fonts';
import { otherScripts } from './other-scripts.ts';

/** Which glyphs go into which file: a browser loads a file when a character of its range is used. */
export interface Face {
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  readonly source: string;
  readonly characters: string;
  readonly isOther: boolean;
  /** Whether nearly every page of its script needs it. */
  readonly isFirst: boolean;
}

export const latin =
  'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B2-00B3, U+00B7, U+00D7, U+00F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';
const latinMore =
  'U+00AB, U+00AE, U+00B1, U+00BB-00BF, U+00C0-00D6, U+00D8-00F6, U+00F8-00FF, U+201A, U+201E, U+2032-2033, U+20AC, U+2122';
const { family, files } = bodyFont;
const { bold } = headingFont.files;
const styles = [
  { name: 'heading', family: headingFont.family, weight: headingFont.weight, source: bold, digits: bold },
  { name: 'body-400', family, weight: '400', source: files.regular, digits: files.regularDigits },
  { name: 'body-600', family, weight: '600', source: files.semiBold, digits: files.semiBoldDigits },
] as const;

const otherFaces = ({ name: style, digits: digitsFrom, ...rest }: (typeof styles)[number]): Face[] =>
  otherScripts.flatMap(({ name, all, letters, digits }) => {
    const face = { ...rest, isOther: true, isFirst: true };
    const hasDigits = digitsFrom === rest.source;
    const own = hasDigits ? all : letters;
    const withLetters = { ...face, file: `${style}-${name}`, characters: `${latin}, ${own}` };
    if (hasDigits) return [withLetters];
    return [withLetters, { ...face, source: digitsFrom, file: `${style}-digits`, characters: digits }];
  });

export const faces: readonly Face[] = styles.flatMap((style) => {
  const { name, digits: _, ...rest } = style;
  const face = { ...rest, isOther: false, isFirst: false };
  return [
    { ...face, file: `${name}-latin`, characters: latin, isFirst: true },
    { ...face, file: `${name}-latin-more`, characters: latinMore },
    ...otherFaces(style),
  ];
});

interface FormulaFace {
  readonly file: string;
  readonly characters: string;
  readonly ranges?: string;
}

/**
 * Of two faces with one name, browsers try the later one first, and use it to measure and stretch formulas: it has letters,
 * digits and everything that grows.
 */
export const formulaFaces: readonly FormulaFace[] = [
  {
    file: 'formulas-more',
    characters:
      'U+0391-03A9, U+03B1-03C9, U+03D1, U+03D5, U+03F5, U+2016, U+20D7, U+2102, U+210F, U+2113, U+2115, U+211A, U+211D, ' +
      'U+2124, U+2190-2191, U+2193-2194, U+21A6, U+21CC, U+21D0, U+21D2, U+21D4, U+2200-220D, U+220F, U+2213, U+2216-2218, ' +
      'U+221D-2220, U+2223-222A, U+222C-222D, U+2234-2237, U+223C, U+2243, U+2245, U+2250, U+2254, U+2261-2262, ' +
      'U+226A-226B, U+226E-226F, U+2282-2287, U+2295, U+2297, U+2299, U+22A5, U+22EE-22EF, U+2308-230B, U+23DE-23DF, U+25A1, ' +
      'U+25B3, U+27E8-27E9, U+27F6, U+2A7D-2A7E, U+1D400-1D433, U+1D6E2-1D71B, U+1D7CE-1D7D7',
    ranges:
      'U+391-3F5, U+2016, U+20D7-2102, U+210F-211D, U+2124-2191, U+2193-220F, U+2213-2218, U+221D-222A, U+222C-2245, ' +
      'U+2250-2254, U+2261-2262, U+226A-22A5, U+22EE-25B3, U+27E8-2A7E, U+1D400-1D433, U+1D6E2-1D7D7',
  },
  {
    file: 'formulas',
    characters:
      'U+0020-007E, U+00A0, U+00AC, U+00AF-00B1, U+00B7, U+00D7, U+00F7, U+0302, U+0304-0305, U+0307, U+2026, U+2032-2033, ' +
      'U+203E, U+2061-2064, U+210E, U+2192, U+2211-2212, U+221A, U+222B, U+2248, U+2260, U+2264-2265, U+22C5, ' +
      'U+1D434-1D467',
  },
];

export function charactersOf(ranges: string): string {
  let text = '';
  for (const [, from = '', to = from] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) {
      text += String.fromCodePoint(code);
    }
  }
  return text;
}
