import { existsSync, mkdtempSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subjectSigns } from '@pathshala/brand/subject-signs';
import { builtSubjects, subjectOf } from '@pathshala/content/kinds/known-subjects';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { learnSubjects } from '@pathshala/contract/catalogue/subjects';
import { contrastOf } from '@pathshala/contract/site/school';
import { forLanguages } from '@pathshala/contract/text/languages';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
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

describe('icons', () => {
  interface Manifest {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  }

  let dir = '';

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'icons-'));
    const output = await openOutput(dir, join(dir, 'spare'));
    await buildIcons(output, {
      ...forLanguages(() => ({ name: 'Our school', description: 'A school.' })),
      bn: { name: 'আমাদের স্কুল', description: 'একটি স্কুল।' },
    });
  });

  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('have the sizes and types of the manifest, which has a name and a start page in each language', async () => {
    const read = async (file: string) => JSON.parse(await readFile(join(dir, file), 'utf8')) as Manifest;
    const manifest = await read('manifest.webmanifest');
    expect(manifest).toMatchObject({ name: 'Our school', lang: 'en', start_url: '/' });
    expect(manifest.icons.map((icon) => icon.purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
      const { width, height } = await sharp(join(dir, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const bangla = { name: 'আমাদের স্কুল', lang: 'bn', start_url: '/bn' };
    expect(await read('manifest.bn.webmanifest')).toMatchObject(bangla);
  });
});

const newFolder = () => mkdtempSync(join(tmpdir(), 'kept-'));
const maker = () => vi.fn(async () => new TextEncoder().encode('made'));

test.each([
  ['inputs split elsewhere', 'code', ['ab', '']],
  ['other code', 'other code', ['a', 'b']],
])('%s: made again', async (_, code, inputs) => {
  const [folder, make] = [newFolder(), maker()];
  await keptFiles(folder, 'code')(['a', 'b'], make);
  await keptFiles(folder, code)(inputs, make);
  expect(make).toHaveBeenCalledTimes(2);
});

describe('output', () => {
  let dir = '';

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'output-'));
  });

  afterEach(() => rm(dir, { recursive: true, force: true }));

  const open = () =>
    openOutput(join(dir, 'public'), join(dir, 'spare'), keptFiles(join(dir, 'kept'), 'code'));

  async function run(input: string): Promise<{ built: number; written: number }> {
    let built = 0;
    const output = await open();
    await output.write('plain.txt', 'the same');
    await output.make('slow/picture.bin', input, async () => {
      built += 1;
      return Buffer.from(`made from ${input}`);
    });
    const { written } = await output.finish();
    return { built, written };
  }

  it('makes a slow file again only when its input changed', async () => {
    expect(await run('one')).toEqual({ built: 1, written: 2 });
    expect(await run('one')).toEqual({ built: 0, written: 0 });
    expect(await run('two')).toEqual({ built: 1, written: 1 });
  });

  it('removes files that are no longer asked for, and folders without any', async () => {
    await run('one');
    const output = await open();
    await output.write('plain.txt', 'the same');
    await output.finish();
    expect(existsSync(join(dir, 'public/slow/picture.bin'))).toBe(false);
    expect(existsSync(join(dir, 'public/slow'))).toBe(false);
  });
});
