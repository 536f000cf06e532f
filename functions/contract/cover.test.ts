import { expect, test } from 'vitest';
import { coverIn, sharePicture } from './cover.ts';

test.each([
  ['/covers/c1-plants.svg', '/covers/bn/c1-plants.svg'],
  ['/covers/blog-sums.svg', '/covers/blog-sums.svg'],
  ['/covers/book-sums.svg', '/covers/book-sums.svg'],
  ['/covers/bn/c1-plants.svg', '/covers/bn/c1-plants.svg'],
  ['/api/media/0a.webp', '/api/media/0a.webp'],
])('%s is %s in Bangla, and itself in English', (img, bangla) => {
  expect(coverIn(img, 'bn')).toBe(bangla);
  expect(coverIn(img, 'en')).toBe(img);
});

test('a share picture lies beside the first language’s', () => {
  expect(sharePicture('course/sums', 'en')).toBe('/og/course/sums.png');
  expect(sharePicture('course/sums', 'bn')).toBe('/og/bn/course/sums.png');
});
