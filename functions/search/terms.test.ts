import { describe, expect, test } from 'vitest';
import { isWithinEdits } from './edit-distance.ts';
import { fold } from './fold.ts';
import { sameWords } from './same-words.ts';
import { termsOfQuery, termsOfWord, wordsOf } from './terms.ts';

describe('the table of words that mean the same', () => {
  test('has no word in two rows', () => {
    const rowsOf = new Map<string, Set<number>>();
    sameWords.forEach((row, at) => {
      for (const word of row) rowsOf.set(fold(word), (rowsOf.get(fold(word)) ?? new Set()).add(at));
    });
    const inTwo = [...rowsOf].filter(([term, rows]) => rows.size > 1 && term.length >= 5);
    expect(inTwo.map(([term]) => term)).toEqual([]);
    const words = sameWords.flat();
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  test('makes one term of each row', () => {
    for (const row of sameWords)
      expect(new Set(row.map((word) => termsOfQuery(word).join(' '))).size, row.join(', ')).toBe(1);
  });
});

test('Bangla endings are ignored', () => {
  for (const word of ['গণিতের', 'গণিতে', 'অঙ্কের', 'অঙ্কটি'])
    expect(termsOfQuery(word)).toEqual(termsOfQuery('math'));
});

test('common words are ignored, unless there is nothing else', () => {
  expect(termsOfQuery('the history of the world')).toEqual(termsOfQuery('history world'));
  expect(termsOfQuery('the')).toHaveLength(1);
  expect(termsOfWord('the')).toEqual([]);
});

test('a query has twelve terms at most, and none twice', () => {
  const many = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
  expect(termsOfQuery(many)).toHaveLength(12);
  expect(termsOfQuery('cat cat CAT')).toHaveLength(1);
});

test('a query has no term longer than any word of a text, and few single letters', () => {
  const longest = Math.max(...sameWords.flat().map((word) => fold(word).length));
  const [term = ''] = termsOfQuery('ab'.repeat(5000));
  expect([term.length >= longest, term.length]).toEqual([true, 24]);
  const letters = [...'bcdfghjklm', ...'০১২৩৪৫৬৭৮৯', ...'কখগঘচছজঝটঠ'];
  const hundred = Array.from({ length: 100 }, (_, at) => letters[at % letters.length]).join(' ');
  expect(termsOfQuery(hundred).filter((one) => one.length === 1)).toHaveLength(2);
  expect(termsOfQuery('class 7 b')).toHaveLength(3);
  expect(termsOfQuery(`${'the '.repeat(39)}math`)).toEqual(termsOfQuery('math'));
});

test('signs are not words', () => {
  expect(termsOfQuery('.*+?^${}()|[]\\/ <>&"\' 🙂 \u0000')).toEqual([]);
  expect(wordsOf('<b>গণিত</b>').map(({ text, start }) => [text, start])).toEqual([
    ['b', 1],
    ['গণিত', 3],
    ['b', 9],
  ]);
});

test.each([
  ['kitten', 'sitting', 3],
  ['abc', 'abc', 0],
  ['abc', 'ac', 1],
  ['', 'ab', 2],
  ['flaw', 'lawn', 2],
])('%s becomes %s by %i edits', (one, other, edits) => {
  expect(isWithinEdits(one, other, edits)).toBe(true);
  expect(isWithinEdits(one, other, edits - 1)).toBe(false);
});
