import { expect, test } from 'vitest';
import type { School } from '../../page/page-loader.ts';
import { listedCourse } from '../../testing/listed-course.ts';
import { courseMeta, readCoursePage } from './course-content.ts';

const courses = ['sums', 'maps', 'clay'].map((id) => ({
  ...listedCourse(id),
  audience: 'Class 6 pupils.',
  outcomes: [],
  outline: [],
}));
const school = { courses: async () => courses, items: async () => [] } as unknown as School;

test('what is built of a course says no price, in its text, its data and what search engines are told', async () => {
  const page = await readCoursePage(school, 'sums');
  if (!page) throw new Error('There is no such course');
  expect(page.related).toHaveLength(2);
  const built = JSON.stringify([page, courseMeta(page)]);
  expect(built).toContain('"offers"');
  expect(built).not.toMatch(/"price|isAccessibleForFree|"category"/);
});

test('beside a course those that are open stand first', async () => {
  const [sums, maps, ...others] = courses;
  const opensSoon = { ...maps, complete: false };
  const page = await readCoursePage(
    { ...school, courses: async () => [sums, opensSoon, ...others] } as School,
    'sums',
  );
  expect(page?.related.map(({ _id }) => _id)).toEqual(['clay', 'maps']);
});
