import { loadContent } from '@pathshala/content/load-content';
import { expect, test } from 'vitest';
import { buildSearchIndex } from './build-index.ts';
import { createSearch } from './search.ts';

const search = createSearch(buildSearchIndex(loadContent(), 'bn'));

test.each([
  ['ভগ্নাংশ', 'free-fractions-from-zero'],
  ['fractions', 'free-fractions-from-zero'],
  ['shotokora', 'c6-ratio-and-percentage'],
  ['সপ্তম শ্রেণি গণিত', 'c7-integers-number-line'],
  ['মোল', 'c11-moles-and-reactions'],
])('in Bangla %s finds its course, by its Bangla title', (query, id) => {
  const [first] = search(query).courses;
  expect(first?._id).toBe(id);
  expect(first?.title).toMatch(/\p{Script=Bengali}/u);
});
