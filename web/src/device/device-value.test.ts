import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../../offline/stores.ts';
import { deviceValue, isStored } from './device-value.ts';
import { forgetPerson } from './forget-person.ts';

const source = join(import.meta.dirname, '..');

test('one place touches the browser’s storage, so that blocked storage is met once and log-out knows every key', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*test*', '**/testing/**'] });
  const touching = files.filter((file) =>
    /\b(local|session)Storage\b/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(touching.sort()).toEqual(['device/device-value.ts', 'device/forget-person.ts']);
});

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('StorageEvent', Event);
});
afterEach(() => vi.unstubAllGlobals());

test('who logs out takes along which pages the browser kept, and leaves what every page is made of', () => {
  const forgotten = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: forgotten, keys: async () => [] });
  forgetPerson();
  expect(forgotten.mock.calls.flat()).toEqual([
    stores.page.cache,
    stores.data.cache,
    stores.answer.cache,
    stores.own.cache,
  ]);
});

test('where storage is blocked or full a value lasts for the visit, and log-out removes it all the same', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const chosen = deviceValue('schoolClass', (text) => text && { list: text });
  expect(chosen.get()).toBeNull();
  chosen.set('class-9');
  expect(chosen.get()).toEqual({ list: 'class-9' });
  expect(chosen.get()).toBe(chosen.get());
  forgetPerson();
  expect([chosen.get(), isStored('schoolClass')]).toEqual([null, false]);
});
