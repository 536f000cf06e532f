import { beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../../offline/stores.ts';
import { FakeCaches } from '../../offline/testing/fake-caches.ts';
import { ApiError } from '../http/client.ts';
import { askOrKept } from './use-answer.ts';

let device: FakeCaches;
const countKept = () => device.all.get(stores.own.cache)?.size ?? 0;
const rima = { uid: 'u-rima', path: '/course/sums/lesson/second?lang=en' };
const tanvir = { ...rima, uid: 'u-tanvir' };
const lesson = { title: 'The second lesson' };
const away = () => Promise.reject(new ApiError('network', 0, 'The school cannot be reached.'));
const give = async () => lesson;

beforeEach(() => {
  device = new FakeCaches();
  localStorage.setItem('accessToken', 'token');
  vi.stubGlobal('caches', device);
});

test('people never get another person’s data', async () => {
  await askOrKept(rima, give);
  await vi.waitFor(() => expect(countKept()).toBe(1));
  await expect(askOrKept(tanvir, away)).rejects.toThrow('cannot be reached');
});

test('what the school refuses is kept no longer', async () => {
  await askOrKept(rima, give);
  await vi.waitFor(() => expect(countKept()).toBe(1));
  const refuse = () => Promise.reject(new ApiError('not-enrolled', 403, 'Join the course.'));
  await expect(askOrKept(rima, refuse)).rejects.toThrow('Join the course.');
  await expect(askOrKept(rima, away)).rejects.toThrow('cannot be reached');
});

test('stores nothing after a log-out', async () => {
  localStorage.clear();
  await askOrKept(rima, give);
  await expect(askOrKept(rima, away)).rejects.toThrow();
  expect(countKept()).toBe(0);
});

test('so many are kept, and the oldest go', async () => {
  const store = await device.open(stores.own.cache);
  for (let at = 0; at <= stores.own.max; at += 1) await store.put(`older-${at}`, Response.json({}));
  await askOrKept(rima, give);
  await vi.waitFor(() => expect(countKept()).toBe(stores.own.max));
  expect(await store.match('older-0')).toBeUndefined();
  expect(await askOrKept(rima, away)).toEqual(lesson);
});
