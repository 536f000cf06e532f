import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newestWhole } from './exports.ts';
import { keepSaving } from './saver.ts';

let data: string;
let saver: ReturnType<typeof keepSaving>;
let isWhole: boolean;
/** What happens while the emulators write. */
let meanwhile: () => void;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'saver-'));
  isWhole = true;
  meanwhile = () => {};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { path } = JSON.parse(String(init?.body)) as { path: string };
    mkdirSync(path);
    writeFileSync(join(path, 'data'), 'data');
    meanwhile();
    return new Response('{}');
  });
  saver = keepSaving({ hubPort: 1, data, everyMilliseconds: 60_000, isWhole: () => isWhole });
});
afterEach(() => {
  saver.stop();
  vi.restoreAllMocks();
  rmSync(data, { recursive: true });
});

test('what the emulators hold is saved', async () => {
  expect(await saver.saveNow()).toBe(true);
  expect(newestWhole(data).path).toBeDefined();
});

test('emulators that are started again are not asked: they do not hold everything', async () => {
  isWhole = false;
  expect(await saver.saveNow()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('a save during which one of them ended is not whole', async () => {
  meanwhile = () => {
    isWhole = false;
  };
  expect(await saver.saveNow()).toBe(false);
  expect(readdirSync(data)).toEqual([]);
});
