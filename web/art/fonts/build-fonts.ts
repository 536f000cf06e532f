import { join } from 'node:path';
import { fontFile } from '@pathshala/brand/font-file';
import { bodyFont, fallbackFamilies, formulaFont, headingFont } from '@pathshala/brand/fonts';
import subsetFont from 'subset-font';
import { keptArt } from '../kept-files.ts';
import { openOutput } from '../output.ts';
import { charactersOf, type Face, faces, formulaFaces, latin } from './faces.ts';
import { fallbackOf, standIns } from './fallback.ts';
import { otherScripts, type StandIn } from './other-scripts.ts';

interface StandInFace {
  readonly family: string;
  readonly source: string;
  readonly like: StandIn;
  /** Without it: the regular one, for weights without their own. */
  readonly weight?: string;
  readonly ranges?: string;
}

const headings = { family: fallbackFamilies.heading, source: headingFont.files.bold };
const text = { family: fallbackFamilies.body, source: bodyFont.files.regular };

/** Fallback faces until a web font is there: headings use Arial Bold, the rest Arial. A device without these uses its own. */
const fallbacks: readonly StandInFace[] = [
  { ...headings, like: standIns.arialBold },
  { ...text, like: standIns.arial },
  { ...text, source: bodyFont.files.semiBold, like: standIns.arialBold, weight: '600' },
];

const otherFallbacks: readonly StandInFace[] = otherScripts.flatMap(
  ({ all: ranges, device: { regular, bold } }) => [
    { ...headings, like: bold, ranges },
    { ...text, like: regular, ranges },
  ],
);

const rangeLine = (ranges = '') => (ranges ? `\n  unicode-range: ${ranges};` : '');

interface NamedFile {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly ranges?: string;
  readonly local?: readonly string[];
}

const localSources = (names: readonly string[] = []) => names.map((name) => `local("${name}"), `).join('');

function faceCss({ family, weight, file, ranges, local }: NamedFile, display = 'swap'): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: ${display};
  src: ${localSources(local)}url("./fonts/${file}.woff2") format("woff2");${rangeLine(ranges)}
}
`;
}

function fallbackCss({ family, source, like, weight, ranges }: StandInFace): string {
  const numbers = fallbackOf(source, like);
  return `@font-face {
  font-family: "${family}";${weight ? `\n  font-weight: ${weight};` : ''}
  src: ${like.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${numbers.sizeAdjust};
  ascent-override: ${numbers.ascent};
  descent-override: ${numbers.descent};
  line-gap-override: ${numbers.lineGap};${rangeLine(ranges)}
}
`;
}

const latinFaces = faces.filter(({ isOther }) => !isOther);
const otherFaces = faces.filter(({ isOther }) => isOther);

/**
 * For the studio, and on pages in another script until the site's font is there: the device's own font, else a single file,
 * however late it loads. Browsers synthesise its bold letters.
 */
export function otherLettersCss(): string {
  const local = otherScripts.flatMap(({ device }) => device.names);
  return otherFaces
    .filter(({ weight }) => weight === '400')
    .map((face) => {
      const ranges = face.characters.replace(`${latin}, `, '');
      return faceCss({ ...face, family: fallbackFamilies.other, ranges, local });
    })
    .join('\n');
}

/**
 * A device without the script's letters would draw boxes of another width until the file has come, and lines would break
 * elsewhere. The boot script asks early for what is displayed as `fallback`; a device with the letters loads nothing. Of two
 * faces with one name, browsers try the later one first.
 */
function widthsCss({ name, letters, device }: (typeof otherScripts)[number]): string {
  const face = { family: fallbackFamilies.other, weight: '400', file: `widths-${name}` };
  return faceCss({ ...face, ranges: letters, local: device.names }, 'fallback');
}

/** For pages in Latin letters. Words in another script, such as a name, are in the device's font. */
export function fontsCss(): string {
  const own = latinFaces.map((face) => faceCss({ ...face, ranges: face.characters }));
  return [...own, ...fallbacks.map(fallbackCss)].join('\n');
}

/**
 * The faces have Latin letters, too, and are large: one that loads after the paint is used from the next page on, because
 * text would move.
 */
export function translatedFontsCss(): string {
  const rare = latinFaces.filter(({ isFirst }) => !isFirst);
  return [
    ...rare.map((face) => faceCss({ ...face, ranges: face.characters })),
    ...otherFaces.map((face) => faceCss({ ...face, ranges: face.characters }, 'optional')),
    ...otherScripts.map(widthsCss),
    otherLettersCss(),
    ...[...fallbacks, ...otherFallbacks].map(fallbackCss),
  ].join('\n');
}

export function formulaFontsCss(): string {
  return formulaFaces
    .map((face) => faceCss({ ...face, family: formulaFont.family, weight: '400' }))
    .join('\n');
}

/**
 * The features that browsers use by default; others add unused glyphs. Without kerning, which is a third of a file that
 * every page waits for, and changes the width of none of our 449 headings by more than a hundredth.
 */
const latinFeatures = ['liga', 'clig', 'calt', 'ccmp', 'locl', 'rlig', 'rclt'];

/** Other scripts join letters by their own features. */
const featuresOf = ({ isOther }: Face) => (isOther ? {} : { keepFeatures: latinFeatures });

async function subset(face: Face): Promise<Uint8Array> {
  const text = charactersOf(face.characters);
  return subsetFont(Buffer.from(fontFile(face.source)), text, {
    targetFormat: 'woff2',
    ...featuresOf(face),
    // Hints double a file, and phones and sharp screens ignore them.
    noHinting: true,
  });
}

/** Without outlines, but for one: browsers refuse a font that has none. Only TrueType's outlines can be left out. */
async function widthsOf(characters: string): Promise<Uint8Array> {
  const text = charactersOf(characters);
  const options = { targetFormat: 'truetype', noHinting: true } as const;
  const font = Buffer.from(await subsetFont(Buffer.from(fontFile(bodyFont.files.regular)), text, options));
  if (!font.subarray(0, 512).includes('loca')) return await subsetFont(font, text, { targetFormat: 'woff2' });
  // The offset of a table is 8 bytes into its entry; the width of `loca`'s own offsets is 50 bytes into `head` (OpenType).
  const tableAt = (tag: string) => font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8);
  const width = font.readInt16BE(tableAt('head') + 50) === 0 ? 2 : 4;
  const glyphs = font.readUInt16BE(tableAt('maxp') + 4);
  const places = Array.from({ length: glyphs + 1 }, (_, at) => tableAt('loca') + at * width);
  const firstEnd = places.map((at) => font.readUIntBE(at, width)).find((end) => end > 0) ?? 0;
  for (const at of places) font.writeUIntBE(Math.min(font.readUIntBE(at, width), firstEnd), at, width);
  return await subsetFont(font, text, { targetFormat: 'woff2' });
}

/** Keeps the table of measures for formulas and the glyphs that it names. */
const formulaSubset = { targetFormat: 'woff2', keepFeatures: [], noHinting: true } as const;

export async function buildFonts(themeDir: string, spareDir: string): Promise<void> {
  const output = await openOutput(join(themeDir, 'fonts'), spareDir, keptArt);
  for (const face of faces) {
    const madeFrom = JSON.stringify([face.source, face.characters, featuresOf(face)]);
    await output.make(`${face.file}.woff2`, madeFrom, () => subset(face));
  }
  for (const { name, letters } of otherScripts) {
    const madeFrom = JSON.stringify([bodyFont.files.regular, letters]);
    await output.make(`widths-${name}.woff2`, madeFrom, () => widthsOf(letters));
  }
  for (const { file, characters } of formulaFaces) {
    const text = charactersOf(characters);
    const madeFrom = JSON.stringify([formulaFont.file, text, formulaSubset]);
    await output.make(`${file}.woff2`, madeFrom, () =>
      subsetFont(Buffer.from(fontFile(formulaFont.file)), text, formulaSubset),
    );
  }
  await output.write('.gitignore', '*\n!.gitignore\n');
  await output.finish();
}
