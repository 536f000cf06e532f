import { expect, test } from 'vitest';
import { avatars, isDrawn } from './avatars.ts';
import { avatarPath, pictureOf } from './picture.ts';

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
