import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { keptFiles } from './kept-files.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'kept-'));
const maker = () => vi.fn(async () => new TextEncoder().encode('made'));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('with the same inputs a file is made once, by this run or an earlier one', async () => {
  const [folder, make] = [newFolder(), maker()];
  await keptFiles(folder, 'code')(['a', 'b'], make);
  expect(textOf(await keptFiles(folder, 'code')(['a', 'b'], make))).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['another input', 'code', ['a', 'c']],
  ['inputs split elsewhere', 'code', ['ab', '']],
  ['other code', 'other code', ['a', 'b']],
])('%s: made again', async (_, code, inputs) => {
  const [folder, make] = [newFolder(), maker()];
  await keptFiles(folder, 'code')(['a', 'b'], make);
  await keptFiles(folder, code)(inputs, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a broken file is made again', async () => {
  const [folder, make] = [newFolder(), maker()];
  const kept = keptFiles(folder, 'code');
  await kept(['a'], make);
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'broken');
  expect(textOf(await kept(['a'], make))).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
});

test('files not used for long are removed', async () => {
  const folder = newFolder();
  await keptFiles(folder, 'code')(['a'], maker());
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0);
  keptFiles(folder, 'code');
  expect(readdirSync(folder)).toEqual([]);
});
