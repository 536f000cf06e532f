import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forLanguages } from '@pathshala/contract/text/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutput } from '../output.ts';
import { buildIcons } from './build-icons.ts';

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'icons-'));
  const output = await openOutput(dir, join(dir, 'memory.json'));
  await buildIcons(output, {
    ...forLanguages(() => ({ name: 'Our school', description: 'A school.' })),
    bn: { name: 'আমাদের স্কুল', description: 'একটি স্কুল।' },
  });
});

afterAll(() => rm(dir, { recursive: true, force: true }));

describe('icons', () => {
  it('have the sizes and types of the manifest', async () => {
    const manifest = JSON.parse(await readFile(join(dir, 'manifest.webmanifest'), 'utf8')) as Manifest;
    expect(manifest.name).toBe('Our school');
    expect(manifest.icons.map((icon) => icon.purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
      const { width, height } = await sharp(join(dir, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('have a name and a start page in each language', async () => {
    const read = async (file: string) => JSON.parse(await readFile(join(dir, file), 'utf8')) as object;
    expect(await read('manifest.webmanifest')).toMatchObject({ lang: 'en', start_url: '/' });
    expect(await read('manifest.bn.webmanifest')).toMatchObject({
      name: 'আমাদের স্কুল',
      lang: 'bn',
      start_url: '/bn',
    });
  });
});
