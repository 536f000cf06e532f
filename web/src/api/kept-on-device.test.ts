import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptOnDevice } from './kept-on-device.ts';

const source = join(import.meta.dirname, '..');

test('whatever writes into the local storage takes its key from the table, so that logging out knows of it', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/test/.test(file));
  const writers = files.filter((file) =>
    /(local|session)Storage\.setItem/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(writers.length).toBeGreaterThanOrEqual(Object.keys(keptOnDevice).length);
  for (const file of writers) {
    expect(readFileSync(join(source, file), 'utf8'), file).toMatch(
      /key: DeviceKey = '|storageKey: DeviceKey = '/i,
    );
  }
});
