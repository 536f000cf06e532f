import { gzipSync } from 'node:zlib';
import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { instructorSubjects } from '@pathshala/contract/catalogue/instructor-subjects';
import { classListOf, classLists } from '@pathshala/contract/catalogue/lists';
import { type SearchAnswer, searchGroups } from '@pathshala/contract/catalogue/search';
import { limits } from '@pathshala/contract/http/limits';
import { paths } from '@pathshala/contract/site/paths';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { foundIn } from './build-index.ts';
import type { SearchDocument } from './documents.ts';
import { createSearch, createSearchInTurns, indexOf } from './search.ts';
import queries from './testing/queries.json' with { type: 'json' };

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
      ...{ path: '/books#fractions-workbook', subject: 'mathematics' },
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
    course('sun', 'Mathematics of the sun', { subject: 'arts' }),
  ];
  const changed = createSearch(before, { documents, isGone: (id) => id === 'courses/moon' });
  const ids = (query: string) => changed(query).courses.map(({ _id }) => _id);
  expect([ids('trees'), ids('plants'), ids('moon')]).toEqual([['plants'], [], []]);
  // By synonyms and with a typo, as if it had been in the index from the start.
  for (const query of ['gonit', 'গণিত', 'math', 'mathmatics']) expect(ids(query)).toEqual(['sun']);
  expect(changed('sun').courses[0]?.subject).toBe('arts');
  expect(changed('trees').courses[0]).toMatchObject({ path: '/course/plants', price: 0 });
});

const bangla = createSearch(indexOf(foundIn(content, 'bn')));

const inOrder = (answer: SearchAnswer) =>
  answer.order.flatMap((group) => answer[group].map(({ _id }) => `${group}/${_id}`));

const blockOf = (subject: string) =>
  instructorSubjects.find((row) => row.subject === subject)?.block ?? subject;
const listOf = (one: (typeof classLists)[number]) => `list:${one.list}`;

const facts: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...content.courses.map(
    (one) => [`courses/${one._id}`, [`list:${one.list}`, `subject:${one.subject}`]] as const,
  ),
  ...practiceSkills('en').map(
    (one) =>
      [`practice/${one.id}`, [`list:${classListOf(one.class)?.list}`, `subject:${one.subject}`]] as const,
  ),
  ...classLists.map((one) => [`tests/${one.class}`, [listOf(one)]] as const),
  ...classLists.map((one) => [`pages/${paths.learnClass(one.class).slice(1)}`, [listOf(one)]] as const),
  ...content.articles.map((one) => [`blogs/${one._id}`, [`subject:${one.subject}`]] as const),
  ...content.books.map((one) => [`books/${one._id}`, [`subject:${one.subject}`]] as const),
  ...content.instructors.map(
    (one) => [`instructors/${one.id}`, [`subject:${blockOf(one.subject)}`]] as const,
  ),
]);

function isExpected(thing: string, expected: string): boolean {
  const own = [thing, `group:${thing.split('/')[0]}`, ...(facts.get(thing) ?? [])];
  return expected.split(' ').some((wanted) => wanted.split('&').every((fact) => own.includes(fact)));
}

const answers = Object.entries(queries).map(([query, expected]) => ({
  query,
  expected,
  answer: search(query),
}));

test.each([
  ['first', 1, 0.95],
  ['among the first three', 3, 0.99],
])('what a query asks for is %s', (_where, max, goal) => {
  const asked = answers.filter(({ expected }) => expected !== '');
  const missed = asked.filter(
    ({ expected, answer }) =>
      !inOrder(answer)
        .slice(0, max)
        .some((thing) => isExpected(thing, expected)),
  );
  const part = 1 - missed.length / asked.length;
  expect(part, missed.map(({ query }) => query).join(', ')).toBeGreaterThanOrEqual(goal);
});

test('queries for what the school does not have find nothing', () => {
  const found = answers.filter(({ expected, answer }) => expected === '' && answer.order.length > 0);
  expect(found.map(({ query }) => query)).toEqual([]);
});

test('open courses come before those that open soon; each result is in a group, and each group in the order', () => {
  for (const { query, answer } of answers) {
    const soon = answer.courses.map((hit) => hit.opensSoon === true);
    expect([query, soon]).toEqual([query, soon.toSorted()]);
    const count = searchGroups.reduce((sum, group) => sum + answer[group].length, 0);
    expect([query, new Set(inOrder(answer)).size]).toEqual([query, count]);
  }
});

describe.each([
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
  ['denominator', 'words/denominator'],
  ['সালোকসংশ্লেষণ', 'courses/c3-plants-around-us'],
  ['trigonometry', 'practice/m9-ratio-of-an-angle'],
  ['class 5', 'pages/learn/5'],
  ['পঞ্চম শ্রেণি', 'pages/learn/5'],
  ['practice', 'pages/practice'],
  ['telling the time', 'courses/c2-telling-the-time'],
  ['অঙ্কের ভয়', 'blogs/bn-math-fear'],
])('“%s” finds %s first', (query, first) => {
  test.each([search, bangla])('%#', (site) => expect(inOrder(site(query))[0]).toBe(first));
});

test.each([
  ['shotokora', 'c6-ratio-and-percentage'],
  ['সপ্তম শ্রেণি গণিত', 'c7-integers-number-line'],
  ['মোল', 'c11-moles-and-reactions'],
  ['অর্থ', 'free-pocket-money'],
  ['সংগীত ও চারুকলা', 'entertain-guitar-first-chords'],
  ['মনোবিজ্ঞান ও জীবনদক্ষতা', 'free-learn-to-learn'],
  ['ইংরেজি গ্রামার', 'free-english-sentences'],
  ['কোডিং শিখতে চাই', 'free-first-code'],
  ['লাভ ক্ষতি', 'c6-ratio-and-percentage'],
  ['মুনাফা কষা', 'c10-finance-banking'],
])('on the Bangla site %s finds the right course first, by its Bangla title', (query, id) => {
  const [first] = bangla(query).courses;
  expect(first?._id).toBe(id);
  expect(first?.title).toMatch(/\p{Script=Bengali}/u);
});

test('where many courses match, groups come in one order: courses, lessons, practice, and articles after them', () => {
  const { order } = search('math');
  const wanted = searchGroups.filter((group) => order.includes(group));
  expect(order).toEqual(wanted);
  expect(order[0]).toBe('courses');
  expect(order.indexOf('blogs')).toBeGreaterThan(order.indexOf('practice'));
});
