import { expect, it } from 'vitest';
import { formatBytes } from './save-file.ts';

it.each([
  [1, '1 KB'],
  [411_600, '412 KB'],
  [999_400, '999 KB'],
  [999_600, '1.0 MB'],
  [1_340_000, '1.3 MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(formatBytes(bytes)).toBe(size);
});
