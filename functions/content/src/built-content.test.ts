import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtContent } from './built-content.ts';
import { madeOnce } from './made-once.ts';
import { schoolContent } from './testing/school-content.ts';

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
const maker = () => vi.fn(() => new Map([['a', [1]]]));

test('what one step has made, the next one takes', () => {
  const make = maker();
  expect([madeOnce('a', make), madeOnce('a', make)]).toEqual([new Map([['a', [1]]]), new Map([['a', [1]]])]);
  expect(make).toHaveBeenCalledTimes(1);
  madeOnce('b', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('of other files it is made again, and each time where nobody says of which', () => {
  const make = maker();
  madeOnce('a', make);
  vi.stubEnv('PATHSHALA_CONTENT_OF', 'other files');
  madeOnce('a', make);
  expect(make).toHaveBeenCalledTimes(2);
  madeOnce('a', make, { of: 'its own files' });
  vi.stubEnv('PATHSHALA_CONTENT_OF', 'files again');
  madeOnce('a', make, { of: 'its own files' });
  expect(make).toHaveBeenCalledTimes(3);
  vi.stubEnv('PATHSHALA_CONTENT', join(folder, 'two'));
  madeOnce('a', make, { of: 'its own files' });
  vi.stubEnv('PATHSHALA_CONTENT', '');
  madeOnce('a', make);
  madeOnce('a', make);
  expect(make).toHaveBeenCalledTimes(6);
});

test('what cannot be read is made again', () => {
  const make = maker();
  madeOnce('a', make);
  for (const name of readdirSync(join(folder, 'one'))) writeFileSync(join(folder, 'one', name), 'broken');
  expect(madeOnce('a', make)).toEqual(new Map([['a', [1]]]));
  expect(make).toHaveBeenCalledTimes(2);
});

test('the school’s content is the same when it was kept', () => {
  const made = schoolContent();
  madeOnce('content', () => made);
  const kept = builtContent();
  expect(kept).not.toBe(made);
  expect(kept).toEqual(made);
});
