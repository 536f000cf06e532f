import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSame, moveAside, newestWhole, nextExport, seal } from './exports.ts';

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exports-'));
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the emulators do when they export: files, one of them in a folder, one with the time in it. */
function write(path: string, content: string, time = '0'): string {
  mkdirSync(join(path, 'firestore'), { recursive: true });
  writeFileSync(join(path, 'firestore', 'output-0'), content);
  writeFileSync(join(path, 'firestore', 'all.export_metadata'), time);
  return path;
}

function save(content: string): string {
  const path = write(nextExport(data), content);
  seal(data, path);
  return path;
}

test('the newest sealed export is taken, and only it and the one before it are kept', () => {
  save('first');
  const second = save('second');
  const third = save('third');
  expect(newestWhole(data)).toEqual({ path: third, broken: 0 });
  expect(readdirSync(data).map((name) => join(data, name))).toEqual([second, third]);
});

test('an unsealed export is skipped, and removed with the next save', () => {
  const good = save('good');
  const halfWritten = write(nextExport(data), 'half');
  expect(newestWhole(data)).toEqual({ path: good, broken: 1 });
  const next = save('next');
  expect(newestWhole(data).path).toBe(next);
  expect(existsSync(halfWritten)).toBe(false);
  expect(existsSync(good)).toBe(true);
});

test.each([
  ['a cut file', (path: string) => writeFileSync(join(path, 'firestore', 'output-0'), 'goo')],
  ['a missing file', (path: string) => rmSync(join(path, 'firestore', 'output-0'))],
  ['an unknown file', (path: string) => writeFileSync(join(path, 'more'), '')],
  ['a cut seal', (path: string) => writeFileSync(join(path, 'pathshala-seal.json'), '{"a')],
])('%s makes an export broken, and the one before it is taken', (_name, damage) => {
  const before = save('before');
  const path = save('good');
  damage(path);
  expect(newestWhole(data)).toEqual({ path: before, broken: 1 });
});

test('without any export there is nothing to take', () => {
  expect(newestWhole(data)).toEqual({ path: undefined, broken: 0 });
});

test('two exports of the same data are the same, whenever they were made', () => {
  const first = write(join(folder, 'a'), 'data', '10:00');
  expect(isSame(first, write(join(folder, 'b'), 'data', '10:01'))).toBe(true);
  expect(isSame(first, write(join(folder, 'c'), 'other', '10:00'))).toBe(false);
});

test('a fresh beginning moves the data aside and forgets what was aside before', () => {
  expect(moveAside(data)).toBe(false);
  save('old');
  expect(moveAside(data)).toBe(true);
  const newer = save('newer');
  expect(moveAside(data)).toBe(true);
  expect(existsSync(data)).toBe(false);
  expect(newestWhole(`${data}.old`).path).toBe(newer.replace(data, `${data}.old`));
});
