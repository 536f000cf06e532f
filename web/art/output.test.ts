import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutput } from './output.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'output-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const open = () => openOutput(join(dir, 'public'), join(dir, 'cache/memory.json'));

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

describe('output', () => {
  it('makes a slow file again only when its input changed', async () => {
    expect(await run('one')).toEqual({ built: 1, written: 2 });
    expect(await run('one')).toEqual({ built: 0, written: 0 });
    expect(await run('two')).toEqual({ built: 1, written: 1 });
  });

  it('removes files that are no longer asked for, and keeps those that are named', async () => {
    await run('one');
    await writeFile(join(dir, 'public/slow/kept.pdf'), 'a book');
    const output = await open();
    await output.write('plain.txt', 'the same');
    await output.finish(['slow/kept.pdf']);
    expect(existsSync(join(dir, 'public/slow/picture.bin'))).toBe(false);
    expect(existsSync(join(dir, 'public/slow/kept.pdf'))).toBe(true);
    const last = await open();
    await last.write('plain.txt', 'the same');
    await last.finish();
    expect(existsSync(join(dir, 'public/slow'))).toBe(false);
  });
});
