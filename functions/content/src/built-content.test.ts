import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { madeOnce } from './load-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  vi.stubEnv('PATHSHALA_CONTENT', join(folder, 'one'));
  vi.stubEnv('PATHSHALA_CONTENT_OF', 'files');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('what one step has made the next one takes, of the same files and from the same place, if it can be read', () => {
  const make = vi.fn(() => new Map([['a', [1]]]));
  const timesMade = (name: string, of?: string) => {
    expect(madeOnce(name, make, of === undefined ? {} : { of })).toEqual(new Map([['a', [1]]]));
    return make.mock.calls.length;
  };
  expect([timesMade('a'), timesMade('a'), timesMade('b')]).toEqual([1, 1, 2]);
  vi.stubEnv('PATHSHALA_CONTENT_OF', 'other files');
  expect([timesMade('a'), timesMade('a', 'its own files')]).toEqual([3, 4]);
  vi.stubEnv('PATHSHALA_CONTENT_OF', 'files again');
  expect(timesMade('a', 'its own files')).toBe(4);
  for (const name of readdirSync(join(folder, 'one'))) writeFileSync(join(folder, 'one', name), 'broken');
  expect(timesMade('a', 'its own files')).toBe(5);
  vi.stubEnv('PATHSHALA_CONTENT', join(folder, 'two'));
  expect(timesMade('a', 'its own files')).toBe(6);
  vi.stubEnv('PATHSHALA_CONTENT', '');
  expect([timesMade('a'), timesMade('a')]).toEqual([7, 8]);
});
