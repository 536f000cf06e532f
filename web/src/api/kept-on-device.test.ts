import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptOnDevice } from './kept-on-device.ts';

const sources = [join(import.meta.dirname, '..'), join(import.meta.dirname, '../../boot')];

test('whatever writes into the local storage takes its key from the table, so that logging out knows of it', () => {
  const files = sources.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*test*', 'node_modules/**'] }).map((file) =>
      join(folder, file),
    ),
  );
  const writers = files.filter((file) => /(local|session)Storage\.setItem/.test(readFileSync(file, 'utf8')));
  expect(writers.length).toBeGreaterThanOrEqual(Object.keys(keptOnDevice).length);
  for (const file of writers) {
    // What runs before the site has its key in `boot`, which the table's type is compared with.
    expect(readFileSync(file, 'utf8'), file).toMatch(/key: DeviceKey = |import \{ colorSchemeKey \}/i);
  }
});
