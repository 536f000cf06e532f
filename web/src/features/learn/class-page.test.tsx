import { classLists } from '@pathshala/contract/catalogue/lists';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hrefOf } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { classOf, countsOfClass } from './class-content.ts';
import { Component as ClassPage } from './class-page.tsx';

const course = (_id: string, more: Partial<CourseDetail>): CourseDetail => ({
  ...{
    _id,
    title: _id,
    summary: '',
    list: 'classFour',
    subject: 'mathematics',
    price: 0,
    img: '',
    audience: '',
  },
  ...{ outcomes: [], outline: [], minutes: 0, lessons: 2, complete: true },
  ...more,
});
const outline = [
  { id: 'fair-shares', title: 'Fair shares', minutes: 10 },
  { id: 'same-amount-new-name', title: 'Same amount, new name', minutes: 12 },
];
const [, , , classFour] = classLists;
const page = classOf(classFour, [
  course('c4-long-division', { title: 'Long division', price: 8.5, complete: false }),
  course('free-fractions-from-zero', { title: 'Fractions from zero', list: 'freeCourse', outline }),
  course('c4-paid', {
    title: 'Angles',
    price: 8,
    outline: [{ id: 'one', title: 'An angle', minutes: 5, noQuiz: true }],
  }),
  course('c4-bangla', { title: 'Paragraphs', subject: 'bangla', price: 7.5, complete: false }),
  course('c5-other', { title: 'Of another class', list: 'classFive' }),
]);

test('a class page shows lessons with their practice, other skills, and priced courses that open later', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ 'c4-long-division': 8.5, 'free-fractions-from-zero': 0 }),
  );
  renderPage(<ClassPage />, { at: '/learn/4', loader: () => page });
  const mathematics = await screen.findByRole('region', { name: 'Mathematics' });
  const link = (name: string) => within(mathematics).getByRole('link', { name, hidden: true });
  expect(link('Fair shares')).toHaveAttribute('href', '/course/free-fractions-from-zero/lesson/fair-shares');
  expect(link('Practise: Simplest form')).toHaveAttribute('href', '/practice/m4-simplify');
  expect(
    within(mathematics)
      .getAllByRole('group')
      .map((one) => one.hasAttribute('open')),
  ).toEqual([true, false]);
  const later = within(mathematics).getByRole('link', { name: 'Long division' }).closest('li');
  await within(mathematics).findByText('$8.50');
  expect(later).toHaveTextContent('Long division2 lessons$8.50');
  expect(within(mathematics).getByText('Free')).toBeVisible();
  expect(screen.queryByText('Of another class')).toBeNull();
  expect(await hrefOf('Mathematics · 40 marks · 50 min')).toBe('/practice/test?class=4&subject=mathematics');
});

test('open courses come before later ones: free courses first, then subjects without an open course', () => {
  expect(page.subjects.map(({ label }) => label)).toEqual(['mathematics', 'english', 'bangla']);
  expect(page.subjects[0]?.chapters.map((one) => one.course.id)).toEqual([
    'free-fractions-from-zero',
    'c4-paid',
  ]);
});

test('a visitor may read the first lesson of each course; a course without a quiz has no test', () => {
  const [free, paid] = page.subjects[0]?.chapters ?? [];
  expect(free?.lessons.map(({ open }) => open)).toEqual([true, false]);
  expect([free?.hasTest, paid?.hasTest]).toEqual([true, false]);
  expect(countsOfClass(page)).toMatchObject({ lessons: 3, tests: 2 });
});
