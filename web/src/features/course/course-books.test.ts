import { schoolContent } from '@pathshala/content/testing/school-content';
import type { Book } from '@pathshala/contract/content/blog';
import { expect, test } from 'vitest';
import { booksFor } from './course-books.tsx';

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
