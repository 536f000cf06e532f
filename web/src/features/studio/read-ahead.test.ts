import type { StudioItem } from '@pathshala/contract/studio/items';
import { afterEach, expect, test, vi } from 'vitest';
import { readAhead, readItem } from './read-ahead.ts';

afterEach(() => void vi.useRealTimers());

const sums = { kind: 'lessons', id: 'sums~first' } as const;
const words = { kind: 'lessons', id: 'words~first' } as const;

function reader() {
  let count = 0;
  return { read: vi.fn(async ({ id }: { id: string }) => ({ id, updateTime: `${++count}` }) as StudioItem) };
}

test('an item that is read from the press on is taken by its page, once', async () => {
  const calls = reader();
  readAhead(calls, sums);
  expect(await readItem(calls, sums)).toMatchObject({ id: 'sums~first', updateTime: '1' });
  expect(await readItem(calls, sums)).toMatchObject({ updateTime: '2' });
});

test('another item, and one that was read a while ago, are read', async () => {
  vi.useFakeTimers();
  const calls = reader();
  readAhead(calls, sums);
  expect(await readItem(calls, words)).toMatchObject({ id: 'words~first' });
  readAhead(calls, sums);
  vi.advanceTimersByTime(6000);
  expect(await readItem(calls, sums)).toMatchObject({ updateTime: '4' });
});
