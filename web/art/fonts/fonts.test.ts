import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFile } from '@pathshala/brand/font-file';
import { bodyFont, fallbackFamilies } from '@pathshala/brand/fonts';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import subsetFont from 'subset-font';
import { beforeAll, expect, it } from 'vitest';
import { buildFonts, fontsCss, formulaFontsCss, translatedFontsCss } from './build-fonts.ts';
import { charactersOf, faces, formulaFaces } from './faces.ts';
import { widthIn } from './fallback.ts';

const dir = newFolder();
beforeAll(() => buildFonts(dir, newFolder()));

const pathOf = (file: string) => join(dir, 'fonts', `${file}.woff2`);
const unpacked = async (file: string) =>
  await subsetFont(await readFile(pathOf(file)), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
  });
const sizeOf = async (file: string) => (await stat(pathOf(file))).size;

it.each([
  [false, 3, 20],
  [true, 5, 150],
])('loads the first view: in another script %j, %d files, at most %d KB', async (isOther, count, most) => {
  const first = faces.filter((face) => face.isFirst && face.isOther === isOther);
  const sizes = await Promise.all(first.map(({ file }) => sizeOf(file)));
  expect(sizes).toHaveLength(count);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most * 1024);
});

it('on a page in another script has a file for a device without a font for it, however late', () => {
  const rules = translatedFontsCss()
    .split('@font-face')
    .filter((rule) => rule.includes(fallbackFamilies.other));
  expect(rules).toHaveLength(3);
  expect(rules.shift()).toMatch(/"Noto Sans Bengali".*widths-bengali/);
  for (const rule of rules) {
    expect(rule).toMatch(/src: local\("Noto Sans Bengali"\).*local\("Nirmala UI"\).*, url\(/);
    expect(rule).toContain('font-display: swap');
    expect(rule).not.toContain('U+0020');
  }
});

it('has no file of another script on a page in Latin letters', () => {
  expect(fontsCss()).not.toMatch(/-bengali|-digits/);
});

it('has each letter of a page in another script in one file of a face: words and what stands among them do not fall apart', () => {
  const files = [...translatedFontsCss().matchAll(/fonts\/(.+?)\.woff2/g)].map(([, file]) => file);
  const shown = faces.filter(({ file }) => files.includes(file));
  for (const { family, weight } of shown) {
    const own = shown.filter((face) => face.family === family && face.weight === weight);
    for (const letter of 'Aa .,?1কঙড়ৎ১৳€') {
      const having = own.filter(({ characters }) => charactersOf(characters).includes(letter));
      expect(having, `${letter} in ${family} ${weight}`).toHaveLength(1);
    }
  }
});

const words = ['বর্ণমালা', 'স্বরবর্ণ', 'ক্ষমা', 'বৃষ্টি', 'দ্বন্দ্ব'];

it('joins the letters of another script like the original font', async () => {
  const files = faces.filter(({ file }) => file.endsWith('-bengali'));
  expect(files).toHaveLength(3);
  for (const { file, source } of files) {
    const made = await unpacked(file);
    for (const word of words)
      expect(widthIn(made, word), `${word} in ${file}`).toBe(widthIn(fontFile(source), word));
  }
});

it('has the widths of another script’s letters in a small file, for a device without them', async () => {
  const widths = await unpacked('widths-bengali');
  for (const word of words)
    expect(widthIn(widths, word), word).toBe(widthIn(fontFile(bodyFont.files.regular), word));
  expect(await sizeOf('widths-bengali')).toBeLessThanOrEqual(8 * 1024);
});

it('names a file that exists in every face, and is seen before it has come', async () => {
  const css = fontsCss() + formulaFontsCss() + translatedFontsCss();
  const files = new Set([...css.matchAll(/url\("\.\/fonts\/(.+?)\.woff2"\)/g)].map(([, file = '']) => file));
  const made = [...faces, ...formulaFaces].map(({ file }) => file);
  expect([...files].sort()).toEqual([...made, 'widths-bengali'].sort());
  for (const file of files) expect(await sizeOf(file)).toBeGreaterThan(300);
  expect(css.match(/font-display: (?:swap|optional|fallback)/g)).toHaveLength(
    css.match(/url\(/g)?.length ?? 0,
  );
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
    const font = await unpacked(file);
    expect(font.subarray(0, 400).includes('MATH'), file).toBe(true);
  }
  expect(await sizeOf('formulas')).toBeLessThanOrEqual(13 * 1024);
});
