import { readGlossary } from '@pathshala/content/glossary';
import { schoolFolder } from '@pathshala/content/load-content';
import type { GlossaryRow } from '@pathshala/content/terms/terms';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { countOf, findTerms, groupsOf } from './glossary-groups.ts';
import { Component as GlossaryPage } from './glossary-page.tsx';

test('the words of all subjects; typing leaves those that fit, and says how many', async () => {
  const groups = groupsOf(readGlossary(schoolFolder), 'en');
  renderPage(<GlossaryPage />, { at: '/glossary', loader: () => groups });
  const mathematics = await screen.findByRole('region', { name: 'Mathematics' });
  expect(within(mathematics).getByText('ভগ্নাংশ')).toHaveAttribute('lang', 'bn');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a word' }), 'হর');
  expect(await screen.findByText('denominator')).toBeVisible();
  expect(screen.queryByText('photosynthesis')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('No matching words. Try a shorter search.')).toBeVisible();
});

const row = (en: string, bn: string, subject: GlossaryRow['subject'], meaning = 'It means something.') =>
  ({ en, bn, subject, class: 3, explain: { en: meaning, bn: 'এর একটি মানে আছে।' } }) as GlossaryRow;
const rows = [
  row('angle', 'কোণ', 'mathematics', 'How far an arm is turned.'),
  row('fraction', 'ভগ্নাংশ', 'mathematics'),
  row('area', 'ক্ষেত্রফল', 'mathematics'),
  row('noun', 'বিশেষ্য', 'english'),
];
const words = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ subject, letters }) => [
    subject,
    ...letters.map(({ letter, entries }) => `${letter}: ${entries.map(({ term }) => term).join(' ')}`),
  ]);

test('words stand by subject, and by the alphabet of the page', () => {
  expect(words(groupsOf(rows, 'en'))).toEqual([
    ['mathematics', 'A: angle area', 'F: fraction'],
    ['english', 'N: noun'],
  ]);
  expect(words(groupsOf(rows, 'bn'))).toEqual([
    ['mathematics', 'ক: কোণ ক্ষেত্রফল', 'ভ: ভগ্নাংশ'],
    ['english', 'ব: বিশেষ্য'],
  ]);
  expect(groupsOf(rows, 'bn')[1]?.letters[0]?.entries[0]).toEqual({
    term: 'বিশেষ্য',
    other: 'noun',
    meaning: 'এর একটি মানে আছে।',
  });
});

test.each([
  ['FRACT', ['fraction']],
  ['ভগ্নাংশ', ['fraction']],
  ['\u0995\u09c7\u09be\u09a3', ['angle']],
  [' turned', ['angle']],
  ['nothing like it', []],
  ['  ', ['angle', 'area', 'fraction', 'noun']],
])('for %j there is %j', (typed, terms) => {
  const left = findTerms(groupsOf(rows, 'en'), typed);
  expect(
    left.flatMap(({ letters }) => letters.flatMap(({ entries }) => entries.map(({ term }) => term))),
  ).toEqual(terms);
  expect(countOf(left)).toBe(terms.length);
});
