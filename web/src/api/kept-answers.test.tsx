import { beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../../offline/stores.ts';
import { ApiError } from '../http/client.ts';
import { askOrKept } from './use-answer.ts';

/** The part of a browser's cache that these tests need. */
const kept = new Map<string, string>();
const rima = { uid: 'u-rima', path: '/course/sums/lesson/second?lang=en' };
const tanvir = { ...rima, uid: 'u-tanvir' };
const lesson = { title: 'The second lesson' };
const away = () => Promise.reject(new ApiError('network', 0, 'The school cannot be reached.'));
const give = async () => lesson;

beforeEach(() => {
  kept.clear();
  localStorage.setItem('accessToken', 'token');
  const cache = {
    put: async (address: string, answer: Response) => void kept.set(address, await answer.text()),
    match: async (address: string) => (kept.has(address) ? new Response(kept.get(address)) : undefined),
    delete: async (address: string) => kept.delete(address),
    keys: async () => [...kept.keys()],
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

test('people never get another person’s data', async () => {
  await askOrKept(rima, give);
  await vi.waitFor(() => expect(kept.size).toBe(1));
  await expect(askOrKept(tanvir, away)).rejects.toThrow('cannot be reached');
});

test('what the school refuses is kept no longer', async () => {
  await askOrKept(rima, give);
  await vi.waitFor(() => expect(kept.size).toBe(1));
  const refuse = () => Promise.reject(new ApiError('not-enrolled', 403, 'Join the course.'));
  await expect(askOrKept(rima, refuse)).rejects.toThrow('Join the course.');
  await expect(askOrKept(rima, away)).rejects.toThrow('cannot be reached');
});

test('stores nothing after a log-out', async () => {
  localStorage.clear();
  await askOrKept(rima, give);
  await expect(askOrKept(rima, away)).rejects.toThrow();
  expect(kept.size).toBe(0);
});

test('so many are kept, and the oldest go', async () => {
  for (let at = 0; at <= stores.own.max; at += 1) kept.set(`older-${at}`, '{}');
  await askOrKept(rima, give);
  await vi.waitFor(() => expect(kept.size).toBe(stores.own.max));
  expect(kept.has('older-0')).toBe(false);
  expect(await askOrKept(rima, away)).toEqual(lesson);
});
