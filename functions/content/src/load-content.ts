import { join } from 'node:path';
import type { Blog, BookSource } from '@pathshala/contract/blog';
import type { CourseDetail } from '@pathshala/contract/course';
import { type Instructor, instructorsSchema } from '@pathshala/contract/instructor';
import type { SchoolPage } from '@pathshala/contract/school-page';
import type { Schema } from 'yup';
import { type HomeContent, homeContentSchema } from './home-schema.ts';
import { Problems } from './problems.ts';
import { readCourses } from './read-courses.ts';
import { readArticles, readBooks } from './read-entries.ts';
import { readJson } from './read-json.ts';
import { readLessons, type SeedLesson } from './read-lessons.ts';
import { readPages } from './read-pages.ts';

/** Everything that the school's files say, checked. */
export interface SchoolContent {
  /** All courses, list by list, in the files' order. */
  readonly courses: readonly CourseDetail[];
  /** By course; a course that is not written yet is missing. */
  readonly lessons: ReadonlyMap<string, readonly SeedLesson[]>;
  /** The newest first. */
  readonly articles: readonly Blog[];
  /** By title. */
  readonly books: readonly BookSource[];
  readonly instructors: readonly Instructor[];
  readonly home: HomeContent;
  /** The pages that are text alone. */
  readonly pages: readonly SchoolPage[];
}

/** Absolute path of the school's own files. */
export const schoolFolder = join(import.meta.dirname, '..');

/**
 * Reads and checks the school's files: the one reader that the seed, the search index, the drawings and the prerendered
 * pages take what they need from.
 * @param folder absolute path of a folder with `courses/`, `lessons/`, `blogs/`, `books/`, `pages/`, `site/` and `instructors.json`
 * @throws ContentError naming the file and field of every bad entry
 */
export function loadContent(folder: string = schoolFolder): SchoolContent {
  const problems = new Problems();
  const lessons = readLessons(folder, problems);
  const courses = readCourses(folder, lessons, problems);
  const articles = readArticles(folder, problems);
  const books = readBooks(folder, problems);
  const instructors = readFile<Instructor[]>(folder, 'instructors.json', instructorsSchema, problems);
  const home = readFile<HomeContent>(folder, 'site/home.json', homeContentSchema, problems);
  const pages = readPages(folder, problems);
  problems.throwIfAny();
  if (!instructors || !home) throw new Error('A file that reads as nothing is a problem');
  return { courses, lessons, articles, books, instructors, home, pages };
}

function readFile<T>(folder: string, file: string, schema: Schema<T>, problems: Problems): T | undefined {
  const value = readJson(folder, file, problems);
  return value === undefined ? undefined : problems.check(schema, value, file);
}
