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

test('begins empty, and is not reused before it is complete', async () => {
  await remake(folder, 'one', make);
  await remake(folder, 'two', async () => {
    expect(existsSync(folder)).toBe(false);
    await make();
  });
  expect(isMadeOf(folder, 'two')).toBe(true);
});
