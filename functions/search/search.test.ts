import { gzipSync } from 'node:zlib';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { searchGroups } from '@pathshala/contract/catalogue/search';
import { limits } from '@pathshala/contract/http/limits';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { foundIn } from './build-index.ts';
import type { SearchDocument } from './documents.ts';
import { createSearch, createSearchInTurns, indexOf } from './search.ts';

const content = schoolContent();
const json = indexOf(foundIn(content, firstLanguage));
const search = createSearch(json);
const nothing = { ...Object.fromEntries(searchGroups.map((group) => [group, []])), order: [] };

test('the index is at most 60 KB compressed, and always the same', () => {
  expect(gzipSync(json, { level: 6 }).length).toBeLessThanOrEqual(60_000);
  expect(indexOf(foundIn(content, firstLanguage))).toBe(json);
});

test('an index loaded in turns finds the same, and other work runs between', async () => {
  const turns: string[] = [];
  setTimeout(() => turns.push('something else'));
  const inTurns = await createSearchInTurns(json);
  expect(turns).toEqual(['something else']);
  for (const query of ['math', 'গণিত', 'fractoins', 'class 7', 'zzqqxx'])
    expect(inTurns(query)).toEqual(search(query));
});

const priced = content.courses.find(({ price }) => price > 0);

test.each([
  [
    'fractions workbook',
    'books',
    {
      ...{ _id: 'fractions-workbook', title: 'Fractions workbook', note: 'Rumana Talukder' },
      ...{ path: '/books#fractions-workbook', img: '/covers/book-fractions-workbook.svg' },
    },
  ],
  [
    'Nandita Rani Saha',
    'instructors',
    { path: '/instructor/mathematics#nandita-rani-saha', img: '/portraits/nandita-rani-saha.svg' },
  ],
  ['periodic table', 'courses', { note: 'Class 9', opensSoon: true }],
  [priced?.title ?? '', 'courses', { _id: priced?._id, price: priced?.price }],
  [
    'boxes with names',
    'lessons',
    { _id: 'free-first-code/boxes-with-names', path: '/course/free-first-code/lesson/boxes-with-names' },
  ],
  ['contact', 'pages', { title: 'Contact Us', path: '/contact' }],
  [
    'fractions from zero',
    'courses',
    { price: 0, note: 'Free course', path: '/course/free-fractions-from-zero' },
  ],
] as const)('a result of “%s” in %s says what it is, and where', (query, group, hit) => {
  expect(search(query)[group][0]).toMatchObject(hit);
});

test.each(['', '   ', '.*', '((((', '\\', '🙂', '<>', '%', "'"])('“%s” finds nothing', (query) => {
  expect(search(query)).toEqual(nothing);
});

test.each(['<script>alert(1)</script>', '[a-z]+$', 'গ'.repeat(10_000), '__proto__ constructor', '\ud800'])(
  '%.30s is plain text',
  (query) => expect(Object.keys(search(query))).toEqual(Object.keys(nothing)),
);

test('a query is read up to its limit', () => {
  const blank = ' '.repeat(limits.searchQueryMax - 4);
  expect(search(`${blank}math`)).toEqual(search('math'));
  expect(search(`${blank}    math`)).toEqual(nothing);
});

const course = (_id: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  ...{ _id, group: 'courses', title, note: 'Class 7', names: 'course class', text: 'Words about it' },
  ...more,
});

const rank = createSearch(
  indexOf([
    course('near', 'Plaint songs'),
    course('text', 'Leaves', { text: 'plants and plants and plants and plants' }),
    course('start', 'Planting trees', { text: 'earth' }),
    course('title', 'Plants around us', { text: 'green things, a long description of all that grows' }),
    course('author', 'Other', { note: 'Plant' }),
  ]),
);

test.each([
  ['plant', ['title', 'author', 'start', 'text']],
  // Exact results hide those with typos; a query with a typo finds both.
  ['plaint', ['near']],
  ['plsnt', ['title', 'author', 'text']],
  // Things with all words come before those with some; what is mostly about something else is nothing.
  ['plants around', ['title']],
  ['plants around elephants', ['title']],
  ['plants elephants', []],
])('%s finds in this order %j', (query, ids) => {
  expect(rank(query).courses.map((hit) => hit._id)).toEqual(ids);
});

test('changed things are found by their new words only, new ones are found, removed ones are not', () => {
  const before = indexOf([course('plants', 'Plants and seeds', { price: 9.5 }), course('moon', 'The moon')]);
  expect(createSearch(before)('plants').courses[0]?.price).toBe(9.5);
  expect(createSearch(before)('moon').courses).toHaveLength(1);
  const documents = [
    course('plants', 'Trees and roots', { price: 0 }),
    course('sun', 'Mathematics of the sun', { img: '/x.svg' }),
  ];
  const changed = createSearch(before, { documents, isGone: (id) => id === 'courses/moon' });
  const ids = (query: string) => changed(query).courses.map(({ _id }) => _id);
  expect([ids('trees'), ids('plants'), ids('moon')]).toEqual([['plants'], [], []]);
  // By synonyms and with a typo, as if it had been in the index from the start.
  for (const query of ['gonit', 'গণিত', 'math', 'mathmatics']) expect(ids(query)).toEqual(['sun']);
  expect(changed('sun').courses[0]?.img).toBe('/x.svg');
  expect(changed('trees').courses[0]).toMatchObject({ img: '/covers/plants.svg', price: 0 });
});
