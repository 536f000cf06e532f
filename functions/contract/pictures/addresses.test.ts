import { expect, test } from 'vitest';
import { avatarPath, avatars, isDrawn, pictureOf } from '../accounts/avatars.ts';
import { coverIn, sharePicture } from './cover.ts';
import { mediaIn, pictureAddress, readPictureAddress } from './in-markdown.ts';

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

test('a share picture is beside the first language’s', () => {
  expect(sharePicture('physics', 'en')).toBe('/og/physics.png');
  expect(sharePicture('physics', 'bn')).toBe('/og/bn/physics.png');
});

const name = `${'0123456789abcdef'.repeat(2)}.webp`;
const small = `${'f'.repeat(32)}.webp`;
const url = `/api/media/${name}`;
const picture = {
  url,
  width: 1600,
  height: 900,
  small: { url: `/api/media/${small}`, width: 800 },
};

test('an address of a picture says its size and the smaller one, there and back', () => {
  expect(pictureAddress(picture)).toBe(`${url}#1600x900;800=${small}`);
  expect(readPictureAddress(pictureAddress(picture))).toEqual(picture);
  const { small: _, ...alone } = picture;
  expect(readPictureAddress(pictureAddress(alone))).toEqual(alone);
});

test.each([
  url,
  `${url}#0x9`,
  `${url}#1600x900;800=`,
  `https://elsewhere.example${url}#1600x900`,
  `//elsewhere.example${url}#1600x900`,
  `/api/media/../users#1x1`,
  url.replace('webp', 'pdf').concat('#1x1'),
  url.replace('webp', 'svg').concat('#1x1'),
  `${url}#1600x900" onerror="alert(1)`,
])('%s is not a picture of the school', (href) => {
  expect(readPictureAddress(href)).toBeUndefined();
});

test('the files of a text are its pictures, their smaller ones and its PDFs', () => {
  const pdf = name.replace('webp', 'pdf');
  const text = `![a](${pictureAddress(picture)}) and [a sheet](/api/media/${pdf}), ![a](${url}#1x1)`;
  expect(mediaIn(text)).toEqual([name, small, pdf]);
});

test('a drawn picture is shown from wherever the site is looked at; somebody else’s stays where it is', () => {
  for (const path of avatars.map(({ name }) => avatarPath(name))) {
    expect([pictureOf(`https://school.example${path}`), pictureOf(path)]).toEqual([path, path]);
    expect(isDrawn(path)).toBe(true);
  }
  const google = 'https://lh3.googleusercontent.com/a/rima';
  expect([pictureOf(google), isDrawn(google)]).toEqual([google, false]);
  expect([pictureOf(null), pictureOf('')]).toEqual([null, null]);
});
