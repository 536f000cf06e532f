import { expect, test } from 'vitest';
import type { SearchDocument } from './documents.ts';
import { createSearch, indexOf } from './search.ts';

const course = (_id: string, title: string, more: object = {}): SearchDocument => ({
  ...{ _id, group: 'courses', title, note: 'Class 7', names: 'course class', text: 'Words about it' },
  ...more,
});
const json = indexOf([course('plants', 'Plants and seeds'), course('moon', 'The moon')]);

test('changed things are found by their new words only, new ones are found, removed ones are not', () => {
  const documents = [
    course('plants', 'Trees and roots'),
    course('sun', 'Mathematics of the sun', { img: '/x.svg' }),
  ];
  const search = createSearch(json, { documents, isGone: (id) => id === 'courses/moon' });
  const ids = (query: string) => search(query).courses.map(({ _id }) => _id);
  expect([ids('trees'), ids('plants'), ids('moon')]).toEqual([['plants'], [], []]);
  // By synonyms, by its beginning and with a typo, as if it had been in the index from the start.
  expect([ids('gonit'), ids('গণিত'), ids('math'), ids('mathmatics')]).toEqual([
    ['sun'],
    ['sun'],
    ['sun'],
    ['sun'],
  ]);
  expect(search('sun').courses[0]?.img).toBe('/x.svg');
  expect(search('trees').courses[0]?.img).toBe('/covers/plants.svg');
});

test('a changed price is shown', () => {
  const priced = indexOf([course('plants', 'Plants and seeds', { price: 9.5 })]);
  expect(createSearch(priced)('plants').courses[0]?.price).toBe(9.5);
  const documents = [course('plants', 'Plants and seeds', { price: 0 })];
  expect(createSearch(priced, { documents, isGone: () => false })('plants').courses[0]?.price).toBe(0);
});

test('without changes results are the same', () => {
  expect(createSearch(json)('moon').courses).toHaveLength(1);
});
