import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSaving, moveAside, newestSave } from './saved-data.ts';

let data: string;
let saver: ReturnType<typeof keepSaving>;
let isWhole: boolean;
let saves: number;

beforeEach(() => {
  data = join(newFolder(), 'data');
  isWhole = true;
  saves = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { path } = JSON.parse(String(init?.body)) as { path: string };
    mkdirSync(join(path, 'firestore'), { recursive: true });
    writeFileSync(join(path, 'firestore', 'output-0'), `save ${++saves}`);
    return new Response('{}', { status: isWhole ? 200 : 500 });
  });
  saver = keepSaving(1, data);
});
afterEach(() => {
  saver.stop();
  vi.restoreAllMocks();
});

const at = (number: number) => join(data, `export-0000000${number}`);

test('the newest save is taken, and only it and the one before it are kept', async () => {
  expect(newestSave(data)).toBeUndefined();
  expect(await Promise.all([saver.saveNow(), saver.saveNow(), saver.saveNow()])).toEqual([true, true, true]);
  expect(newestSave(data)).toBe(at(3));
  expect(readdirSync(data).map((name) => join(data, name))).toEqual([at(2), at(3)]);
});

test('a save that fails or breaks off leaves the one before it, and the next one works', async () => {
  await saver.saveNow();
  isWhole = false;
  expect(await saver.saveNow()).toBe(false);
  vi.mocked(fetch).mockRejectedValueOnce(new Error('nobody there'));
  expect(await saver.saveNow()).toBe(false);
  expect(newestSave(data)).toBe(at(1));
  isWhole = true;
  expect(await saver.saveNow()).toBe(true);
});

test('a fresh beginning moves the data aside and forgets what was aside before', async () => {
  await saver.saveNow();
  expect([moveAside(data), moveAside(data)]).toEqual([true, false]);
  await saver.saveNow();
  expect(moveAside(data)).toBe(true);
  expect(readdirSync(`${data}.old`)).toHaveLength(1);
});
