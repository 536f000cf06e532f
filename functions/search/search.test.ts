import { gzipSync } from 'node:zlib';
import { schoolContent } from '@pathshala/content/testing/school-content';
import type { SearchAnswer, SearchGroup } from '@pathshala/contract/catalogue/search';
import { limits } from '@pathshala/contract/http/limits';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { foundIn } from './build-index.ts';
import { createSearch, createSearchInTurns, indexOf, type Search } from './search.ts';

const content = schoolContent();
const nothing: SearchAnswer = {
  courses: [],
  lessons: [],
  practice: [],
  tests: [],
  books: [],
  blogs: [],
  instructors: [],
  words: [],
  pages: [],
  order: [],
};
let json: string;
let search: Search;

beforeAll(async () => {
  json = indexOf(foundIn(content, firstLanguage));
  search = createSearch(json);
});

const titles = (query: string, group: SearchGroup = 'courses') =>
  search(query)[group].map((hit) => hit.title);

describe('the index of the real content', () => {
  test('is at most 60 KB compressed', () => {
    expect(gzipSync(json, { level: 6 }).length).toBeLessThanOrEqual(60_000);
  });

  test('loaded in turns it finds the same', async () => {
    const inTurns = await createSearchInTurns(json);
    for (const query of ['math', 'গণিত', 'fractoins', 'class 7', 'zzqqxx'])
      expect(inTurns(query)).toEqual(search(query));
  });

  test('is always the same', async () => expect(indexOf(foundIn(content, firstLanguage))).toBe(json));

  test.each([
    ['গণিত', 'gonit', 'math', 'maths', 'mathematics', 'Mathematics', 'অঙ্ক', 'onko'],
    ['বিজ্ঞান', 'biggan', 'science'],
    ['ইংরেজি', 'ingreji', 'english'],
    ['বাংলা', 'bangla', 'Bengali'],
    ['রসায়ন', 'rosayon', 'chemistry'],
    ['পদার্থবিজ্ঞান', 'physics'],
    ['ভগ্নাংশ', 'vognangsho', 'fraction', 'fractions'],
    ['শ্রেণি ৭', 'class 7', 'grade 7', 'সপ্তম শ্রেণি', 'ক্লাস ৭'],
  ])('%s and its other spellings find the same', (first, ...others) => {
    const answer = search(first);
    expect(answer.courses.length).toBeGreaterThan(0);
    for (const other of others) expect(search(other)).toEqual(answer);
  });

  test('a name is found in either script', () => {
    expect(titles('রোকসানা', 'instructors')).toEqual(['Rokshana Parvin Mukta']);
    expect(titles('rokshna', 'instructors')).toEqual(['Rokshana Parvin Mukta']);
  });

  test('a result says what it is, and where', () => {
    expect(search('fractions workbook').books[0]).toEqual({
      _id: 'fractions-workbook',
      title: 'Fractions workbook',
      note: 'Rumana Talukder',
      path: '/books#fractions-workbook',
      img: '/covers/book-fractions-workbook.svg',
    });
    expect(search('Nandita Rani Saha').instructors[0]).toMatchObject({
      path: '/instructor/mathematics#nandita-rani-saha',
      img: '/portraits/nandita-rani-saha.svg',
    });
    expect(search('periodic table').courses[0]).toMatchObject({ note: 'Class 9', opensSoon: true });
    const priced = content.courses.find(({ price }) => price > 0);
    const hits = search(priced?.title ?? '').courses;
    expect(hits.find(({ _id }) => _id === priced?._id)?.price).toBe(priced?.price);
    expect(search('boxes with names').lessons[0]).toEqual({
      _id: 'free-first-code/boxes-with-names',
      title: 'Boxes with names',
      note: 'First steps in code',
      path: '/course/free-first-code/lesson/boxes-with-names',
      img: '/covers/free-first-code.svg',
    });
    expect(search('contact').pages[0]).toMatchObject({ title: 'Contact Us', path: '/contact' });
    expect(search('fractions from zero').courses[0]).toEqual({
      _id: 'free-fractions-from-zero',
      price: 0,
      title: 'Fractions from zero',
      note: 'Free course',
      path: '/course/free-fractions-from-zero',
      img: '/covers/free-fractions-from-zero.svg',
    });
  });

  test('everything that is found is in the answer', () => {
    const ofClasses = content.courses.filter(({ list }) => list.startsWith('class'));
    const found = new Set(search('class').courses.map(({ _id }) => _id));
    expect(ofClasses.filter(({ _id }) => !found.has(_id))).toEqual([]);
    expect(titles('math').length).toBeGreaterThanOrEqual(
      content.courses.filter(({ subject }) => subject === 'mathematics').length,
    );
  });

  test.each(['', '   ', '.*', '((((', '\\', '🙂', '<>', '%', "'"])('“%s” finds nothing', (query) => {
    expect(search(query)).toEqual(nothing);
  });

  test.each([
    '<script>alert(1)</script>',
    '[a-z]+$',
    'x'.repeat(10_000),
    'গ'.repeat(10_000),
    '__proto__ constructor',
    '\ud800',
    'a b c d e f g h i j k l m n o p '.repeat(300),
  ])('%.30s is plain text', (query) => {
    expect(Object.keys(search(query))).toEqual(Object.keys(nothing));
  });

  test('a query is read up to its limit', () => {
    const blank = ' '.repeat(limits.searchQueryMax - 4);
    expect(search(`${blank}math`)).toEqual(search('math'));
    expect(search(`${blank}    math`)).toEqual(nothing);
  });
});

describe('ranking', () => {
  const document = (id: string, title: string, text: string, note = 'Class 1') => ({
    _id: id,
    group: 'courses' as const,
    title,
    note,
    text,
  });
  const find = createSearch(
    indexOf([
      document('near', 'Plaint songs', 'nothing of it'),
      document('text', 'Leaves', 'plants and plants and plants and plants'),
      document('start', 'Planting trees', 'earth'),
      document('title', 'Plants around us', 'green things, with a long description of everything that grows'),
      document('author', 'Other', 'else', 'Plant'),
    ]),
  );
  const order = (query: string) => find(query).courses.map((hit) => hit._id);

  test('a title comes first, then a note, the beginning of a title, text', () => {
    expect(order('plant')).toEqual(['title', 'author', 'start', 'text']);
  });

  test('exact results hide those with typos; a query with a typo finds both', () => {
    expect(order('plaint')).toEqual(['near']);
    expect(order('plsnt')).toEqual(['title', 'author', 'text']);
  });

  test('things with all words come before those with some', () => {
    expect(order('plants around')).toEqual(['title']);
    expect(order('plants around elephants')).toEqual(['title']);
  });

  test('a query that is mostly about something else finds nothing', () => {
    expect(order('plants elephants')).toEqual([]);
  });
});
