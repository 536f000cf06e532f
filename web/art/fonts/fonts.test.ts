import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontFile } from '@pathshala/brand/font-file';
import { bodyFont } from '@pathshala/brand/fonts';
import { schoolContent } from '@pathshala/content/testing/school-content';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFonts, fontsCss, formulaFontsCss } from './build-fonts.ts';
import { charactersOf, faces, formulaFaces } from './faces.ts';
import { fallbackOf, standIns } from './fallback.ts';
import { openShaper } from './used-glyphs.ts';

let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fonts-'));
  await buildFonts(dir, join(dir, 'memory.json'));
}, 60_000);

afterAll(() => rm(dir, { recursive: true, force: true }));

const sizeOf = async (file: string) => (await stat(join(dir, 'fonts', `${file}.woff2`))).size;

describe('fonts', () => {
  it('loads at most 34 KB for a page in Latin letters', async () => {
    const sizes = await Promise.all(faces.filter((face) => face.firstView).map((face) => sizeOf(face.file)));
    expect(sizes).toHaveLength(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(34 * 1024);
  });

  it('keeps other scripts and the taka sign out of the Latin files, and apart from each other', () => {
    for (const face of faces) {
      const text = charactersOf(face.ranges);
      expect(text.includes('৳')).toBe(face.file.endsWith('-taka'));
      expect(text.includes('ক')).toBe(face.file.endsWith('-bengali'));
      expect(text.includes('A')).toBe(face.firstView);
    }
  });

  it('joins the letters of another script like the original font', async () => {
    const words = ['বর্ণমালা', 'স্বরবর্ণ', 'ক্ষমা', 'বৃষ্টি', 'দ্বন্দ্ব'];
    const files = faces.filter(({ file }) => file.endsWith('-bengali'));
    expect(files).toHaveLength(3);
    for (const { file, source } of files) {
      const made = await subsetFont(await readFile(join(dir, 'fonts', `${file}.woff2`)), undefined, {
        keepAllGlyphs: true,
        targetFormat: 'truetype',
      });
      const [before, after] = [fontFile(source), made].map(openShaper);
      for (const word of words) {
        expect(after?.glyphsOf(word).size, `${word} in ${file}`).toBe(before?.glyphsOf(word).size);
      }
    }
  });

  it('names a file that exists in every face, and swaps', async () => {
    const css = fontsCss() + formulaFontsCss();
    const files = [...css.matchAll(/url\("\.\/fonts\/(.+?)\.woff2"\)/g)].map((match) => match[1] ?? '');
    expect(files).toEqual([...faces, ...formulaFaces].map((face) => face.file));
    for (const file of files) expect(await sizeOf(file)).toBeGreaterThan(300);
    expect(css.match(/font-display: swap/g)).toHaveLength(files.length);
  });

  it('has the signs of every formula, and what brackets and fractions are measured and stretched by', async () => {
    const own = new Set(formulaFaces.map(({ characters }) => charactersOf(characters)).join(''));
    const drawn = [schoolContent(), schoolContent().in.bn].flatMap(({ lessons }) =>
      [...lessons.values()]
        .flat()
        .flatMap(({ body, quiz }) => `${body}${JSON.stringify(quiz)}`.match(/<math[\s\S]*?<\/math>/g)),
    );
    const signs = drawn.join('').replace(/<[^>]*>|&\w+;/g, '');
    expect(
      [...new Set(signs)].filter((sign) => !own.has(sign) && !/\p{Script=Bengali}|\s/u.test(sign)),
    ).toEqual([]);
    for (const { file } of formulaFaces) {
      const font = await subsetFont(await readFile(join(dir, 'fonts', `${file}.woff2`)), undefined, {
        keepAllGlyphs: true,
        targetFormat: 'truetype',
      });
      expect(font.subarray(0, 400).includes('MATH'), file).toBe(true);
    }
    expect(await sizeOf('formulas')).toBeLessThanOrEqual(13 * 1024);
  });

  it('stretches a fallback so that its average letter is as wide as the web font’s', () => {
    const { sizeAdjust, ascent } = fallbackOf(bodyFont.files.regular, standIns.arial);
    // Measured in a browser: a line of 2956 px in the web font is 3171 px wide in Arial, so 93.2 %.
    expect(Math.abs(Number.parseFloat(sizeAdjust) - 93.2)).toBeLessThan(2);
    expect(Number.parseFloat(ascent)).toBeGreaterThan(100);
  });
});
