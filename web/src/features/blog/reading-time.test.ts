import { expect, test } from 'vitest';
import { readingMinutes, readingTime } from './article-content.ts';

const words = (count: number, lang: 'en' | 'bn' = 'en') =>
  ({ description: 'word '.repeat(count), lang }) as const;

test.each([
  [1, 1],
  [220, 1],
  [650, 3],
  [1320, 6],
])('%i English words take %i minutes', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes);
});

test('the time is said in the language that is asked for', () => {
  expect(readingTime(4, 'en')).toBe('4 min read');
  expect(readingTime(5, 'bn')).toBe('পড়তে ৫ মিনিট');
});
