/** The type of the site: which glyphs go into which file. A browser loads a file when a character of its range is used. */
export interface Face {
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  readonly source: string;
  readonly ranges: string;
  /** Keeps one part of a variable font's axis. */
  readonly axes?: Readonly<Record<string, { min: number; max: number }>>;
  /** Whether text in Latin letters needs it: these together are what a first view loads. */
  readonly firstView: boolean;
}

/** What English needs. */
const latin =
  'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B2-00B3, U+00B7, U+00D7, U+00F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';
/** Letters with accents and rarer signs: in names, in formulas. */
const latinMore =
  'U+00AB, U+00AE, U+00B1, U+00BB-00BF, U+00C0-00D6, U+00D8-00F6, U+00F8-00FF, U+201A, U+201E, U+2032-2033, U+20AC, U+2122';
/** The taka sign has a small file of its own: a price must not bring all of the Bangla letters. */
const taka = 'U+09F3';
const bangla = 'U+0964-0965, U+0980-09F2, U+09F4-09FE, U+200C-200D, U+25CC';

const baloo = '@fontsource-variable/baloo-da-2/files/baloo-da-2';
const hind = '@expo-google-fonts/hind-siliguri';
const axes = { wght: { min: 500, max: 800 } };
const heading = { family: 'Baloo Da 2', weight: '500 800', axes } as const;

/** One weight of the Bangla letters serves all headings: the variable file is twice as large. */
const banglaHeading: Face = {
  family: 'Baloo Da 2',
  weight: '500 800',
  file: 'baloo-bangla',
  source: '@expo-google-fonts/baloo-da-2/BalooDa2_700Bold.ttf',
  ranges: bangla,
  firstView: false,
};

export const faces: readonly Face[] = [
  {
    ...heading,
    file: 'baloo-latin',
    source: `${baloo}-latin-wght-normal.woff2`,
    ranges: latin,
    firstView: true,
  },
  {
    ...heading,
    file: 'baloo-latin-more',
    source: `${baloo}-latin-wght-normal.woff2`,
    ranges: latinMore,
    firstView: false,
  },
  {
    ...heading,
    file: 'baloo-taka',
    source: `${baloo}-bengali-wght-normal.woff2`,
    ranges: taka,
    firstView: false,
  },
  banglaHeading,
  ...[
    { weight: '400', source: `${hind}/400Regular/HindSiliguri_400Regular.ttf` },
    { weight: '600', source: `${hind}/600SemiBold/HindSiliguri_600SemiBold.ttf` },
  ].flatMap((style) => [
    { ...style, family: 'Hind Siliguri', file: `hind-${style.weight}-latin`, ranges: latin, firstView: true },
    {
      ...style,
      family: 'Hind Siliguri',
      file: `hind-${style.weight}-latin-more`,
      ranges: latinMore,
      firstView: false,
    },
    { ...style, family: 'Hind Siliguri', file: `hind-${style.weight}-taka`, ranges: taka, firstView: false },
    {
      ...style,
      family: 'Hind Siliguri',
      file: `hind-${style.weight}-bangla`,
      ranges: bangla,
      firstView: false,
    },
  ]),
];

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
