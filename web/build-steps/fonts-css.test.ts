import { readFile } from 'node:fs/promises';
import { fontsCss } from '@pathshala/art/fonts/build-fonts';
import { expect, test } from 'vitest';

test('the committed style sheet of the fonts agrees with the table of faces', async () => {
  const committed = new URL('../src/theme/fonts.css', import.meta.url);
  expect(await readFile(committed, 'utf8')).toBe(fontsCss());
});
