import { builtHome } from '@pathshala/content/home';
import { kindNames } from '@pathshala/content/kinds/all-kinds';
import { fullOf } from '@pathshala/content/testing/each-kind';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { expect, test } from 'vitest';
import { compareLines } from './history-panel.tsx';

/** The same, stored in another order. */
function inOtherOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOtherOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, inOtherOrder(one)] as const);
  return Object.fromEntries(entries.reverse());
}

test.each(kindNames)('of %s nothing differs but what was changed', (kind) => {
  const before = fullOf[kind];
  const again = inOtherOrder(before) as StudioFields;
  expect(compareLines(kind, [before, again], 'en')).toEqual([]);
  expect(compareLines(kind, [{}, before], 'bn').every((row) => row.before === undefined)).toBe(true);
});

test('three edits of home are three lines, and one entry more is what it says', () => {
  const home = builtHome('en');
  const [paper, other, ...papers] = home.press;
  const edited = inOtherOrder({
    ...home,
    hero: { ...home.hero, title: 'Another title' },
    press: [paper, { ...other, year: 1999 }, ...papers],
    brands: home.brands.slice(1),
  }) as StudioFields;
  const rows = compareLines('home', [{ ...home }, edited], 'en');
  const [brand] = home.brands;
  expect(rows.map(({ path, before, after }) => [path, before, after])).toEqual([
    ['hero.title', home.hero.title, 'Another title'],
    ['press[1].year', String(other?.year), '1999'],
    ['brands[0].name', brand?.name, undefined],
    ['brands[0].subject', brand?.subject, undefined],
    ['brands[0].line', brand?.line, undefined],
  ]);
});

test('lines of a text, a right option counted from 1, and a question that moved', () => {
  const lesson = {
    title: 'Sums',
    body: 'One\n\nTwo\nThree',
    quiz: [{ question: 'A?', answer: 0 }, { question: 'B?' }],
  };
  const after = {
    ...lesson,
    body: 'One\nTwo and a half\nThree',
    quiz: [{ question: 'B?' }, { question: 'A?', answer: 1 }],
  };
  const rows = compareLines('lessons', [lesson, after], 'en');
  expect(rows[0]).toEqual({ path: 'body', before: 'Two', after: 'Two and a half' });
  expect(rows.slice(1).map(({ before, after: now }) => [before, now])).toEqual([
    ['A?', undefined],
    ['1', undefined],
    [undefined, 'A?'],
    [undefined, '2'],
  ]);
});
