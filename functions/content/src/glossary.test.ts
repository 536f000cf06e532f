import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { expect, test } from 'vitest';
import { readGlossary } from './glossary.ts';
import { schoolFolder } from './load-content.ts';
import { problemsOf } from './testing/content-folder.ts';

test('the school’s glossary explains no word by itself, and each in its language’s digits', () => {
  const wrong = readGlossary(schoolFolder).filter(
    ({ en, bn = '', explain }) =>
      [en, bn].includes(explain.en) ||
      explain.bn === bn ||
      /\d/.test(bn) ||
      /(?<![A-Za-z])\d/.test(explain.bn ?? ''),
  );
  expect(wrong).toEqual([]);
});

const folder = newFolder();

const row = (en: string, more: object = {}) => ({
  ...{ en, bn: 'ভগ্নাংশ', class: 4, subject: 'mathematics' },
  explain: { en: 'A part of a whole.', bn: 'একটি পুরো জিনিসের অংশ।' },
  ...more,
});
const { bn: _, ...inEnglish } = row('fraction', { explain: { en: 'A part of a whole.' } });

function problems(given: readonly object[]): readonly string[] {
  writeFileSync(join(folder, 'glossary.json'), JSON.stringify(given));
  return problemsOf(() => readGlossary(folder));
}

test.each<[string, readonly object[], ...starts: string[]]>([
  ['class', [row('fraction', { class: 13 })], '[0].class: '],
  ['subject', [row('fraction', { subject: 'alchemy' })], '[0].subject: '],
  ['Bangla', [row('fraction', { bn: 'fraction' })], '[0].bn: has no letters in বাংলা', '[0].bn: has Latin'],
  ['Latin letter in it', [row('noun', { bn: 'বিশেষ্য (noun)' })], '[0].bn: has Latin letters'],
  ['English word', [row('ভগ্নাংশ')], '[0].en: has non-Latin letters'],
  ['explanation', [row('fraction', { explain: { en: 'A part.' } })], '[0].explain.bn: '],
  ['field', [row('fraction', { colour: 'red' })], '[0]: '],
  ['order', [row('ratio'), row('fraction')], '[1].en: fraction stands after ratio'],
  ['twin', [row('fraction'), row('Fraction')], '[1].en: Fraction appears twice'],
  ['language that has some words', [inEnglish, row('ratio')], '[0].bn: ', '[0].explain.bn: '],
  ['language: it has none', [inEnglish]],
  ['word: two subjects have it', [row('cell', { subject: 'physics' }), row('cell', { subject: 'biology' })]],
])('a bad glossary is named by row and field: %s', (_name, given, ...starts) => {
  const named = starts.map((start) => expect.stringContaining(`glossary.json: ${start}`));
  expect(problems(given)).toEqual(named);
});
