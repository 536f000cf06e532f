import { expect, test } from 'vitest';
import { avatarPath, avatars, isDrawn } from './avatars.ts';
import { coverIn, sharePicture } from './cover.ts';
import { pictureOf } from './picture.ts';

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

test.each(avatars.map(({ name }) => avatarPath(name)))(
  '%s is shown from wherever the site is looked at',
  (path) => {
    expect(pictureOf(`https://school.example${path}`)).toBe(path);
    expect(pictureOf(path)).toBe(path);
    expect(isDrawn(path)).toBe(true);
  },
);

test('a picture of somebody else’s server stays where it is, and none is none', () => {
  const google = 'https://lh3.googleusercontent.com/a/rima';
  expect(pictureOf(google)).toBe(google);
  expect(isDrawn(google)).toBe(false);
  expect([pictureOf(null), pictureOf('')]).toEqual([null, null]);
});
