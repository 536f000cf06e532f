import { schoolContent } from '@pathshala/content/testing/school-content';
import { describe, expect, test } from 'vitest';
import { foundIn } from './build-index.ts';
import { createSearch, indexOf } from './search.ts';
import { inOrder } from './testing/precision.ts';

/** What a pupil types, and what then stands first on the site in either language. */
const expected: readonly (readonly [query: string, first: string])[] = [
  ['times tables', 'practice/m2-rows-of-things'],
  ['নামতা', 'practice/m2-rows-of-things'],
  ['simplest form', 'practice/m4-simplify'],
  ['hcf', 'practice/m5-largest-equal-parts'],
  ['লসাগু', 'practice/m5-bells-ring-together'],
  ['class 5 fractions', 'practice/m5-part-of-part'],
  ['পঞ্চম শ্রেণি ভগ্নাংশ', 'practice/m5-part-of-part'],
  ['ভগ্নাংশ', 'courses/free-fractions-from-zero'],
  ['fractions', 'courses/free-fractions-from-zero'],
  ['model test', 'tests/1'],
  ['মডেল টেস্ট', 'tests/1'],
  ['class 5 model test', 'tests/5'],
  ['পঞ্চম শ্রেণির মডেল টেস্ট', 'tests/5'],
  ['denominator', 'words/denominator'],
  ['সালোকসংশ্লেষণ', 'courses/c3-plants-around-us'],
  ['trigonometry', 'practice/m9-ratio-of-an-angle'],
  ['class 5', 'pages/learn/5'],
  ['পঞ্চম শ্রেণি', 'pages/learn/5'],
  ['practice', 'pages/practice'],
  ['telling the time', 'courses/c2-telling-the-time'],
  ['photosynthesis', 'courses/c3-plants-around-us'],
];

describe.each(['en', 'bn'] as const)('in %s', (language) => {
  const search = createSearch(indexOf(foundIn(schoolContent(), language)));

  test.each(expected)('“%s” finds %s first', (query, first) => {
    expect(inOrder(search(query))[0]).toBe(first);
  });

  test('what is open is before a course that opens later, where both are about it', () => {
    const { order } = search('times tables');
    expect(order.indexOf('courses')).toBeGreaterThan(order.indexOf('practice'));
  });
});
