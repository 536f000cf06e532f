import { lastClass } from '@pathshala/contract/catalogue/lists';
import { expect, test } from 'vitest';
import { classesIn, readClasses } from './classes.ts';
import { fold } from './fold.ts';
import { inLatin } from './languages/search-languages.ts';
import sameRows from './same-words.json' with { type: 'json' };
import { termsOfQuery, termsOfWord } from './terms.ts';
import { isTypoOf } from './typos.ts';
import { wordsOf } from './words.ts';

test.each([
  ['শিক্ষক', 'shikkhok'],
  ['স্বাধীন', 'sadhin'],
  ['কম্বল', 'kombol'],
  ['চাঁদ', 'chad'],
  ['৭', '7'],
])('%s in Latin letters is %s', (bangla, latin) => {
  expect(inLatin(bangla.normalize('NFKC'))).toBe(latin);
});

test.each([
  ['গণিত', 'gonit', 'ganit', 'GONIT'],
  ['ভগ্নাংশ', 'bhognangsho', 'vognangsho', 'bhagnangsha'],
  ['ব্যাকরণ', 'byakoron', 'bakoron'],
  ['রসায়ন', 'rosayon', 'rasayan'],
  ['বিজ্ঞান', 'biggan', 'bigyan'],
  ['রোকসানা', 'Rokshana', 'Roksana'],
  ['পড়া', 'প\u09a1\u09bcা', 'পড়া'],
  ['অঙ্ক', 'onko', 'ongko', 'অংক'],
  ['books', 'book', 'Book’s', "book's"],
  ['stories', 'story'],
  ['café', 'cafe'],
])('all spellings of %s have the same skeleton', (...spellings) => {
  expect(new Set(spellings.map(fold)).size).toBe(1);
});

test('other words have different skeletons', () => {
  const words = 'math music gonit english fraction friction class glass physics 7 17 1100 100'.split(' ');
  expect(new Set(words.map(fold)).size).toBe(words.length);
});

const sameWords = sameRows.map((row) => row.split(' '));

test('no word means the same as those of two rows, and each row makes one term', () => {
  const rowsOf = new Map<string, Set<number>>();
  for (const [at, row] of sameWords.entries())
    for (const word of row) rowsOf.set(fold(word), (rowsOf.get(fold(word)) ?? new Set()).add(at));
  expect([...rowsOf].filter(([term, rows]) => rows.size > 1 && term.length >= 5)).toEqual([]);
  expect(new Set(sameWords.flat()).size).toBe(sameWords.flat().length);
  for (const row of sameWords)
    expect(new Set(row.map((word) => termsOfQuery(word).join(' '))).size, row.join(', ')).toBe(1);
});

test.each([
  // Bangla endings are ignored; common words too, unless there is nothing else.
  ['গণিতের', termsOfQuery('math')],
  ['অঙ্কটি', termsOfQuery('math')],
  ['the history of the world', termsOfQuery('history world')],
  ['the', [fold('the')]],
  ['cat cat CAT', [fold('cat')]],
  [`${'the '.repeat(39)}math`, termsOfQuery('math')],
  ['.*+?^${}()|[]\\/ <>&"\' 🙂 \u0000', []],
  ['ab'.repeat(5000), ['ab'.repeat(12)]],
])('the terms of %.30s', (query, terms) => {
  expect(termsOfQuery(query)).toEqual(terms);
});

test('a query has twelve terms at most and two single letters; a text has no common words and no signs', () => {
  const many = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
  expect(termsOfQuery(many)).toHaveLength(12);
  expect(termsOfQuery('b c d f g h 7 8')).toHaveLength(2);
  expect(termsOfQuery('class 7 b')).toHaveLength(3);
  expect(termsOfWord('the')).toEqual([]);
  expect(wordsOf('<b>গণিত</b>').map(({ text, start }) => `${text} ${start}`)).toEqual([
    'b 1',
    'গণিত 3',
    'b 9',
  ]);
});

test.each([
  ['chemestri', 'chemistri', 'a wrong vowel', true],
  ['frktan', 'fraktan', 'a letter left out', true],
  ['fraktaan', 'fraktan', 'a letter too many', true],
  ['farktan', 'fraktan', 'neighbours that changed places', true],
  ['mtah', 'math', 'neighbours in a short word', true],
  ['fsik', 'fisik', 'a vowel left out of a short word', true],
  ['inglis', 'englis', 'another vowel at the beginning', true],
  ['cenistri', 'cemistri', 'another consonant in a long word', true],
  ['kuadradek', 'kuadratik', 'two slips in a long word', true],
  ['table', 'table', 'the same word', false],
  ['mat', 'math', 'too short', false],
  ['pija', 'bija', 'another beginning', false],
  ['cakri', 'catri', 'another consonant in a short word', false],
  ['jaba', 'jaiba', 'a short word that can be pronounced', false],
  ['bisa', 'bisap', 'the beginning of another', false],
  ['1971', '1972', 'a number', false],
  ['mandarin', 'mandai', 'two slips in a word of eight', false],
  ['kuadradek', 'kuadrilat', 'three slips', false],
])('whether %s may be %s, %s: %s', (term, meant, _what, may) => expect(isTypoOf(term, meant)).toBe(may));

test.each<[query: string, classes: readonly number[], rest?: string, inWords?: boolean]>([
  ['class 9', [9]],
  ['9', [9], '', false],
  ['৯', [9], '', false],
  ['class ১০', [10]],
  ['class9', [9]],
  ['৬ষ্ঠ শ্রেণি', [6]],
  ['৭ম', [7], '', false],
  ['৫ম শ্রেণির গণিত', [5], 'গণিত'],
  ['নবম-দশম শ্রেণি', [9, 10]],
  ['3rd class', [3]],
  ['class XI', [11]],
  ['grade 5 to 7 maths', [5, 6, 7], 'maths'],
  ['classes 6, 8', [6, 8]],
  ['class 9 and 10', [9, 10]],
  ['sreni 4', [4]],
  ['SSC math', [9, 10], 'math'],
  ['এইচএসসি', [11, 12]],
  ['math 7', [7], 'math', false],
])('the query %s names the classes %j', (query, classes, rest = '', inWords = true) => {
  expect(readClasses(query)).toEqual({ classes, rest: rest.normalize('NFKC'), inWords });
});

test.each([
  'math',
  'class',
  `class ${lastClass + 1}`,
  '0',
  '1971',
  'h2o',
  'prothom alo first second',
  'maths class at night',
  'constructor __proto__',
  '',
])('the query “%s” names no class', (query) => expect(readClasses(query).classes).toEqual([]));

test.each<[string, readonly number[]]>([
  ['Class 8–10', [8, 9, 10]],
  ['শ্রেণি ১–২', [1, 2]],
  ['Primary maths bundle: classes 3 to 5', [3, 4, 5]],
  ['MBBS, five years of class 11–12', [11, 12]],
  ['SSC and HSC candidates', [9, 10, 11, 12]],
  ['Guitar: four chords, 10 songs', []],
  ['Anyone from class 3 upward', []],
])('the school’s text “%s” names the classes %j', (text, classes) => {
  expect(classesIn(text)).toEqual(classes);
});
