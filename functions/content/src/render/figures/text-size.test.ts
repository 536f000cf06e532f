import { expect, test } from 'vitest';
import { textWidth } from './text-size.ts';

/** Label widths in the site's own font, semi-bold, at size 100, measured in a browser. */
test.each([
  ['মো', 119],
  ['আন্দাজ', 307],
  ['ছেলে', 197],
  ['ক্ষতিতে বিক্রি', 511],
  ['আয়ত', 242],
  ['প্যাকেজ ক', 411],
  ['দোকান', 272],
  ['ট্রাপিজিয়াম', 437],
  ['শূন্য', 155],
  ['উচ্চতা (কিমি)', 532],
  ['ক্রয়মূল্য', 307],
  ['জুলাই', 234],
  ['−৮', 130],
])('%s is given at least its own width, and not half as much again', (words, measured) => {
  expect(textWidth(words, 100)).toBeGreaterThanOrEqual(measured);
  expect(textWidth(words, 100)).toBeLessThan(measured * 1.5);
});
