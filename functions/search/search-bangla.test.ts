import { schoolContent } from '@pathshala/content/testing/school-content';
import { expect, test } from 'vitest';
import { foundIn } from './build-index.ts';
import { createSearch, indexOf } from './search.ts';

const search = createSearch(indexOf(foundIn(schoolContent(), 'bn')));

test.each([
  ['ভগ্নাংশ', 'free-fractions-from-zero'],
  ['fractions', 'free-fractions-from-zero'],
  ['shotokora', 'c6-ratio-and-percentage'],
  ['সপ্তম শ্রেণি গণিত', 'c7-integers-number-line'],
  ['মোল', 'c11-moles-and-reactions'],
])('in Bangla %s finds the course by its Bangla title', (query, id) => {
  const [first] = search(query).courses;
  expect(first?._id).toBe(id);
  expect(first?.title).toMatch(/\p{Script=Bengali}/u);
});

test.each([
  ['অর্থ ও হিসাব', 'free-pocket-money'],
  ['অর্থ', 'free-pocket-money'],
  ['সংগীত ও চারুকলা', 'entertain-guitar-first-chords'],
  ['মনোবিজ্ঞান ও জীবনদক্ষতা', 'free-learn-to-learn'],
  ['দ্বিঘাত সমীকরণ', 'c10-quadratic-equations'],
  ['ইংরেজি গ্রামার', 'free-english-sentences'],
  ['কোডিং শিখতে চাই', 'free-first-code'],
  ['লাভ ক্ষতি', 'c6-ratio-and-percentage'],
  ['সালোকসংশ্লেষণ', 'c3-plants-around-us'],
  ['মুনাফা কষা', 'c10-finance-banking'],
])('the Bangla query %s finds the right course first', (query, id) => {
  expect(search(query).courses[0]?._id).toBe(id);
});

test('the subject of religion is found by its name in Bangla', () => {
  expect(search('ধর্ম ও নৈতিক শিক্ষা').courses.length).toBeGreaterThan(5);
});

test('digits of both kinds are the same', () => {
  expect(search('ক্লাস 5')).toEqual(search('ক্লাস ৫'));
  expect(search('১০ম শ্রেণির রসায়ন').courses[0]?._id).toBe(search('10 রসায়ন').courses[0]?._id);
});

test('queries about words and meanings find the glossary', () => {
  expect(search('শব্দকোষ').pages[0]?._id).toBe('glossary');
});
