import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { stores } from '../../offline/stores.ts';
import { forgetPerson, keptOnDevice } from './local-storage.ts';

const sources = [join(import.meta.dirname, '..'), join(import.meta.dirname, '../../boot')];

test('whatever writes into the local storage takes its key from the table, so that logging out knows of it', () => {
  const files = sources.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*test*', 'node_modules/**'] }).map((file) =>
      join(folder, file),
    ),
  );
  const writers = files.filter((file) => /(local|session)Storage\.setItem/.test(readFileSync(file, 'utf8')));
  // What waits to be sent is written in one place: marks and quizzes.
  expect(writers.length).toBeGreaterThanOrEqual(Object.keys(keptOnDevice).length - 1);
  for (const file of writers) {
    // What runs before the site has its key in `boot`, which the table's type is compared with.
    expect(readFileSync(file, 'utf8'), file).toMatch(/key: DeviceKey[ ,]|import \{ colorSchemeKey \}/i);
  }
});

afterEach(() => vi.unstubAllGlobals());

test('who logs out takes along which pages the browser kept, and leaves what every page is made of', () => {
  const forgotten = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: forgotten, keys: async () => [] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('StorageEvent', Event);
  forgetPerson();
  expect(forgotten.mock.calls.flat()).toEqual([
    stores.page.cache,
    stores.data.cache,
    stores.answer.cache,
    stores.own.cache,
  ]);
});
