import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSaving, moveAside, newestWhole } from './saved-data.ts';

let data: string;
let saver: ReturnType<typeof keepSaving>;
/** Whether the emulators can still export all. */
let isWhole: boolean;
let saves: number;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'data-'));
  isWhole = true;
  saves = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { path } = JSON.parse(String(init?.body)) as { path: string };
    mkdirSync(join(path, 'firestore'), { recursive: true });
    writeFileSync(join(path, 'firestore', 'output-0'), `save ${++saves}`);
    return new Response('{}', { status: isWhole ? 200 : 500 });
  });
  saver = keepSaving(1, data, 60_000);
});
afterEach(() => {
  saver.stop();
  vi.restoreAllMocks();
  for (const path of [data, `${data}.old`]) rmSync(path, { recursive: true, force: true });
});

const at = (number: number) => join(data, `export-00000${number}`);

test('the newest save is taken, and only it and the one before it are kept', async () => {
  expect(newestWhole(data)).toEqual({ path: undefined, broken: 0 });
  expect(await Promise.all([saver.saveNow(), saver.saveNow(), saver.saveNow()])).toEqual([true, true, true]);
  expect(newestWhole(data)).toEqual({ path: at(3), broken: 0 });
  expect(readdirSync(data)).toEqual(['export-000002', 'export-000003']);
});

test('a save that fails leaves the one before it, and the next one works', async () => {
  await saver.saveNow();
  isWhole = false;
  expect(await saver.saveNow()).toBe(false);
  vi.mocked(fetch).mockRejectedValueOnce(new Error('nobody there'));
  expect(await saver.saveNow()).toBe(false);
  expect(newestWhole(data)).toEqual({ path: at(1), broken: 0 });
  isWhole = true;
  expect(await saver.saveNow()).toBe(true);
});

test.each([
  ['a cut file', () => writeFileSync(join(at(2), 'firestore', 'output-0'), 'sav')],
  ['an unknown file', () => writeFileSync(join(at(2), 'more'), '')],
  ['a cut seal', () => writeFileSync(join(at(2), 'pathshala-seal'), 'a')],
  ['no seal', () => rmSync(join(at(2), 'pathshala-seal'))],
])('%s makes a save broken, and the one before it is taken', async (_name, damage) => {
  await saver.saveNow();
  await saver.saveNow();
  damage();
  expect(newestWhole(data)).toEqual({ path: at(1), broken: 1 });
});

test('a fresh beginning moves the data aside and forgets what was aside before', async () => {
  await saver.saveNow();
  expect(moveAside(data)).toBe(true);
  expect(moveAside(data)).toBe(false);
  await saver.saveNow();
  await saver.saveNow();
  expect(moveAside(data)).toBe(true);
  expect(readdirSync(`${data}.old`)).toEqual(['export-000001', 'export-000002']);
});
