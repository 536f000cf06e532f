import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjectSigns } from '@pathshala/brand/subject-signs';
import { builtSubjects, subjectOf } from '@pathshala/content/kinds/known-subjects';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { learnSubjects } from '@pathshala/contract/catalogue/subjects';
import { contrastOf } from '@pathshala/contract/site/school';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { forLanguages } from '@pathshala/contract/text/languages';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { courseCover } from './covers/course-cover.ts';
import { lighten, palette, shade } from './drawing/color.ts';
import { inBrand } from './drawing/drawing-file.ts';
import { buildIcons } from './icons/build-icons.ts';
import { keptFiles } from './kept-files.ts';
import { openOutput } from './output.ts';
import { drawnShare, toPng } from './share/build-share.ts';
import { signLines } from './signs/sign.ts';

test('signs of subjects are readable in white on their grounds', () => {
  for (const { fill, stroke } of Object.values(subjectSigns)) expect(fill ?? stroke).toMatch(/^M/);
  for (const { id, colour } of builtSubjects) expect(contrastOf(colour, 1), id).toBeGreaterThanOrEqual(4.5);
});

test('a subject without drawings has its letters on its ground, as outlines', () => {
  learnSubjects([{ id: 'arts', name: 'Arts', colour: '#7A4B2A', sign: 'চা' }]);
  const cover = courseCover({ id: 'some', subject: 'arts', chip: '6', turn: 0 });
  expect(cover).toContain('fill="#7A4B2A"');
  expect(cover).not.toContain('<text');
  expect(signLines('arts', '#fff')).toMatch(/^<path d="M/);
});

const titles = schoolContent().in.bn.courses.map(({ title }) => title);
const longest = titles.sort((a, b) => b.length - a.length)[0] ?? '';

test.each(['Physics', longest])('the share picture of %s is 1200 × 630, light, fontless', async (text) => {
  const drawing = drawnShare(text, 'পাঠশালা');
  expect(drawing).not.toContain('<text');
  expect(drawing).not.toBe(drawnShare('', 'পাঠশালা'));
  const png = await toPng(drawing);
  const { width, height, format } = await sharp(png).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(png.length).toBeLessThan(80_000);
});

const drawn = (lines: string) => inBrand(`<svg>\n${lines}\n</svg>\n`);

test('colours are the brand’s, and mixtures of them', () => {
  expect(drawn('<path fill="var(--leaf)"/>')).toBe(`<svg><path fill="${palette.leaf}"/></svg>`);
  expect(drawn('<path fill="color-mix(in srgb, var(--english), #05070d 32%)"/>')).toContain(
    `"${shade(subjectOf('english').colour, 0.32)}"`,
  );
  expect(drawn('<path fill="color-mix(in srgb, #D9A066, var(--paper) 25%)"/>')).toContain(
    `"${lighten('#D9A066', 0.25)}"`,
  );
  const frame = 'color-mix(in srgb, color-mix(in srgb, var(--leaf), var(--paper) 25%), #05070d 20%)';
  expect(drawn(`<path fill="${frame}"/>`)).toContain(`"${shade(lighten(palette.leaf, 0.25), 0.2)}"`);
});

test('an unknown colour or sign is an error that names it', () => {
  expect(() => drawn('<path fill="var(--pink)"/>')).toThrow('pink');
  expect(() => drawn('<use href="#alchemy"/>')).toThrow('alchemy');
});

test('icons have the sizes of the manifest, which has a name and a start page in each language', async () => {
  const dir = newFolder();
  await buildIcons(await openOutput(dir, newFolder()), {
    ...forLanguages(() => ({ name: 'Our school', description: 'A school.' })),
    bn: { name: 'আমাদের স্কুল', description: 'একটি স্কুল।' },
  });
  const read = (file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8'));
  const manifest: { icons: { src: string; sizes: string; purpose: string }[] } = read('manifest.webmanifest');
  expect(manifest).toMatchObject({ name: 'Our school', lang: 'en', start_url: '/' });
  expect(manifest.icons.map((icon) => icon.purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(join(dir, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const bangla = { name: 'আমাদের স্কুল', lang: 'bn', start_url: '/bn' };
  expect(read('manifest.bn.webmanifest')).toMatchObject(bangla);
});

test.each([
  ['inputs split elsewhere', 'code', ['ab', '']],
  ['other code', 'other code', ['a', 'b']],
])('%s: made again', async (_, code, inputs) => {
  const kept = newFolder();
  const make = vi.fn(async () => new TextEncoder().encode('made'));
  await keptFiles(kept, 'code')(['a', 'b'], make);
  await keptFiles(kept, code)(inputs, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a slow file is made again only when its input changed; one that is no longer asked for goes, with its folder', async () => {
  const dir = newFolder();
  const kept = keptFiles(newFolder(), 'code');
  const run = async (input?: string) => {
    const output = await openOutput(dir, newFolder(), kept);
    const build = vi.fn(async () => Buffer.from(`made from ${input}`));
    await output.write('plain.txt', 'the same');
    if (input) await output.make('slow/picture.bin', input, build);
    const { written } = await output.finish();
    return { built: build.mock.calls.length, written };
  };
  expect(await run('one')).toEqual({ built: 1, written: 2 });
  expect(await run('one')).toEqual({ built: 0, written: 0 });
  expect(await run('two')).toEqual({ built: 1, written: 1 });
  await run();
  expect(readdirSync(dir)).toEqual(['plain.txt']);
});
