import { schoolContent } from '@pathshala/content/testing/school-content';
import type { Book } from '@pathshala/contract/content/published';
import { expect, test } from 'vitest';
import type { School } from '../../page/page-loader.ts';
import { listedCourse } from '../../testing/listed-course.ts';
import { booksFor } from './course-books.tsx';
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

const asBook = (source: object) => ({ ...source, img: '', pdf: '', bytes: 1, pages: 1 }) as Book;
const { books, in: others } = schoolContent();
const english = books.map(asBook);
const bangla = others.bn.books.map(asBook);
const ids = (shelf: readonly Book[]) => shelf.map(({ _id }) => _id);

test('a course of a class has the books of it, those of its subject first, in both languages', () => {
  const course = { list: 'classEight', subject: 'mathematics' } as const;
  const { books: found, isByClass } = booksFor(course, english);
  expect(isByClass).toBe(true);
  expect(found[0]?._id).toBe('algebra-geometry-formulas');
  expect(ids(found)).toEqual(
    expect.arrayContaining(['bangla-grammar-eight', 'english-grammar-guide', 'exam-week-planner']),
  );
  expect(ids(found)).not.toContain('fractions-workbook');
  expect(ids(booksFor(course, bangla).books).sort()).toEqual(ids(found).sort());
});

test('a course of no class has the books of its subject', () => {
  const { books: found, isByClass } = booksFor({ list: 'freeCourse', subject: 'finance' }, english);
  expect(isByClass).toBe(false);
  expect(ids(found)).toEqual(['money-and-bookkeeping']);
});
