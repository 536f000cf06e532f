import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isMadeOf, remake } from './known-bundles.ts';

let base: string;
let folder: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'bundles-'));
  folder = join(base, 'bundle');
});
afterEach(() => rmSync(base, { recursive: true }));

const make = async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.js'), '');
};

test('is reused for the same code only', async () => {
  expect(isMadeOf(folder, 'one')).toBe(false);
  await remake(folder, 'one', make);
  expect(isMadeOf(folder, 'one')).toBe(true);
  expect(isMadeOf(folder, 'two')).toBe(false);
});

test.each([undefined, ''])('is not reused for %j', async (code) => {
  await remake(folder, code, make);
  expect(isMadeOf(folder, code)).toBe(false);
});

test('begins empty, and is not reused before it is complete', async () => {
  await remake(folder, 'one', make);
  await remake(folder, 'two', async () => {
    expect(existsSync(folder)).toBe(false);
    await make();
  });
  expect(isMadeOf(folder, 'two')).toBe(true);
});

test('is not reused if it is incomplete', async () => {
  await remake(folder, 'one', make);
  const half = async () => {
    await make();
    throw new Error('no room');
  };
  await expect(remake(folder, 'one', half)).rejects.toThrow('no room');
  expect(isMadeOf(folder, 'one')).toBe(false);
});
