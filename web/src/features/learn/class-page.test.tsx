import { classLists } from '@pathshala/contract/catalogue/lists';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { visitorPractice } from '../../api/practice-log.ts';
import { schoolClass } from '../../device/school-class.ts';
import { sums } from '../../testing/listed-course.ts';
import { risen } from '../../testing/practised.ts';
import { hrefOf, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { classOf, countsOfClass } from './class-content.ts';
import { Component as ClassPage } from './class-page.tsx';

const course = (_id: string, more: Partial<CourseDetail>): CourseDetail => ({
  ...{ ...sums, _id, title: _id, list: 'classFour', price: 0, outline: [], lessons: 2 },
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

test('a class page has lessons and practice by subject, tests, and apart from them priced courses that open later', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ 'c4-long-division': 8.5, 'free-fractions-from-zero': 0 }),
  );
  visitorPractice.write(risen('m4-simplify', 3));
  renderPage(<ClassPage />, { at: '/learn/4', loader: () => page, session: visitor });
  const mathematics = await screen.findByRole('region', { name: 'Mathematics' });
  const link = (name: string) => within(mathematics).findByRole('link', { name });
  expect(await link('Fair shares')).toHaveAttribute(
    'href',
    '/course/free-fractions-from-zero/lesson/fair-shares',
  );
  expect(await link('Practise: Simplest form · Mastered')).toHaveAttribute('href', '/practice/m4-simplify');
  expect(screen.getByRole('link', { name: /^Mathematics 1 of \d+ mastered$/ })).toHaveAttribute(
    'href',
    '/learn/4#mathematics',
  );
  expect(within(mathematics).getByText('Free')).toBeVisible();
  const later = screen.getByRole('link', { name: 'Long division' }).closest('li');
  await waitFor(() => expect(later).toHaveTextContent('Long division2 lessons$8.50'));
  expect(mathematics).not.toContainElement(later);
  expect(screen.queryByText('Of another class')).toBeNull();
  expect(await hrefOf(/^Mathematics 40 marks\s· 50 min$/)).toBe('/practice/test?class=4&subject=mathematics');
});

test('another class is chosen on the page, and kept', async () => {
  const { router } = renderPage(<ClassPage />, { at: '/learn/4', loader: () => page });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Your class' }), 'Class 9');
  expect(router.state.location.pathname).toBe('/learn/9');
  expect(schoolClass.chosen()?.class).toBe(9);
});

test('free courses come first, and subjects with practice alone last', () => {
  expect(page.subjects.map(({ name }) => name)).toEqual(['Mathematics', 'English']);
  expect(page.subjects[0]?.chapters.map((one) => one.course.id)).toEqual([
    'free-fractions-from-zero',
    'c4-paid',
  ]);
  expect(page.planned.map(({ id }) => id)).toEqual(['c4-long-division', 'c4-bangla']);
});

test('a visitor may read the first lesson of each course; a course without a quiz has no test', () => {
  const [free, paid] = page.subjects[0]?.chapters ?? [];
  expect(free?.lessons.map(({ open }) => open)).toEqual([true, false]);
  expect([free?.hasTest, paid?.hasTest]).toEqual([true, false]);
  expect(countsOfClass(page)).toMatchObject({ lessons: 3, tests: 2 });
});
