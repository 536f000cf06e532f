import { mkdtempSync } from 'node:fs';
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
