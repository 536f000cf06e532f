import { expect, test } from 'vitest';
import { withoutMetadata } from './png-chunks.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
/** The checksums are not looked at. */
const chunk = (name: string, data = '') => [0, 0, 0, data.length, ...letters(name + data), 1, 2, 3, 4];
const fileOf = (...chunks: number[][]) => Uint8Array.from([...signature, ...chunks.flat()]);
const bytesOf = (parts: readonly Uint8Array[] | undefined) => parts?.flatMap((part) => [...part]);

const head = chunk('IHDR', 'size and kind');
const pixels = chunk('IDAT', 'pixels');

test('where a picture was taken, by whom and when is dropped; the picture stays byte for byte', () => {
  const told = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].map((name) => chunk(name, '23.7N 90.4E'));
  const file = fileOf(head, chunk('sRGB', '0'), ...told, pixels, pixels, chunk('IEND'));
  expect(bytesOf(withoutMetadata(file))).toEqual([
    ...fileOf(head, chunk('sRGB', '0'), pixels, pixels, chunk('IEND')),
  ]);
});

test('what was written behind the end is dropped', () => {
  const file = Uint8Array.from([...fileOf(head, pixels, chunk('IEND')), ...letters('23.7N 90.4E')]);
  expect(bytesOf(withoutMetadata(file))).toEqual([...fileOf(head, pixels, chunk('IEND'))]);
});

test.each([
  ['another kind of file', Uint8Array.from(letters('GIF89a and more than that'))],
  ['a file without its end', fileOf(head, pixels)],
  ['a file that was cut', fileOf(head, pixels, chunk('IEND')).subarray(0, 40)],
])('%s is not taken for a whole one', (_, file) => {
  expect(withoutMetadata(file)).toBeUndefined();
});
