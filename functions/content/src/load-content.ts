import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Blog, BookSource } from '@pathshala/contract/content/blog';
import { type HomeContent, type HomeFile, wholeHome } from '@pathshala/contract/content/home';
import type { Instructor, InstructorFile } from '@pathshala/contract/content/instructor';
import type { SchoolPage } from '@pathshala/contract/content/school-page';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import {
  firstLanguage,
  forTranslations,
  type Language,
  type Translation,
} from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import type { Schema } from 'yup';
import { homeContentSchema, instructorsSchema } from './kinds/source-schemas.ts';
import { madeOnce } from './made-once.ts';
import { mailsSchema } from './mails.ts';
import { Problems } from './problems.ts';
import { schoolIssues } from './publish-rule.ts';
import { readCourses } from './read-courses.ts';
import { articlesIn, booksIn, readEntries } from './read-entries.ts';
import { readJson } from './read-json.ts';
import { type LessonsByCourse, readLessons } from './read-lessons.ts';
import { readPages } from './read-pages.ts';
import { readSources } from './sources.ts';

/** The school's content in one language; untranslated texts fall back to the first language. */
export interface SchoolTexts {
  /** All courses, list by list, in the files' order. */
  readonly courses: readonly CourseDetail[];
  /** By course, without unwritten courses and untranslated lessons. */
  readonly lessons: LessonsByCourse;
  /** The newest first. */
  readonly articles: readonly Blog[];
  /** By title. */
  readonly books: readonly BookSource[];
  readonly instructors: readonly Instructor[];
  readonly home: HomeContent;
  /** The pages that are text alone. */
  readonly pages: readonly SchoolPage[];
}

/** The school's validated content in all languages. */
export interface SchoolContent extends SchoolTexts {
  readonly in: Readonly<Record<Translation, SchoolTexts>>;
}

/** Absolute path of the school's own files. */
export const schoolFolder = join(import.meta.dirname, '..');

/**
 * Reads and validates the school's files; used by seed, search index, drawings and prerendering.
 * @param folder absolute path of a folder with `courses/`, `lessons/`, `blogs/`, `books/`, `pages/`, `site/` and
 * `instructors.json`
 * @throws ContentError naming file and field of every bad entry
 */
export function loadContent(folder: string = schoolFolder): SchoolContent {
  const problems = new Problems();
  const files = readFiles(folder, problems);
  // Also validates files bundled with the function.
  readFile(folder, 'site/mails.json', mailsSchema, problems);
  problems.throwIfAny();
  checkSchool(folder, problems);
  problems.throwIfAny();
  const translated = forTranslations((language) => textsIn(files, language));
  return { ...textsIn(files, firstLanguage), in: translated };
}

/** Asks what the studio asks before it publishes, once every file can be read. */
function checkSchool(folder: string, problems: Problems): void {
  const sources = readSources(folder);
  const isTypeset = (bookId: string) => existsSync(join(folder, 'books', `${bookId}.typ`));
  const of = hash('sha256', JSON.stringify(sources));
  const found = madeOnce('school-issues', () => schoolIssues(sources, isTypeset), { of });
  for (const { kind, id, issues } of found)
    for (const { path, ...messageRef } of issues) problems.add(`${kind}/${id}`, path, messageRef);
}

/** The files as they are written, in several languages. */
function readFiles(folder: string, problems: Problems) {
  const lessons = readLessons(folder, problems);
  return {
    lessons,
    courses: readCourses(folder, lessons, problems),
    ...readEntries(folder, problems),
    instructors: readFile<InstructorFile[]>(folder, 'instructors.json', instructorsSchema, problems),
    home: readFile<HomeFile>(folder, 'site/home.json', homeContentSchema, problems),
    pages: readPages(folder, problems),
  };
}

function textsIn(files: ReturnType<typeof readFiles>, language: Language): SchoolTexts {
  const { courses, lessons, articles, books, instructors, home, pages } = files;
  if (!instructors || !home) throw new Error('A file that reads as nothing is a problem');
  return {
    courses: courses[language],
    lessons: lessons[language],
    articles: articlesIn(articles, language),
    books: booksIn(books, language),
    instructors: inOneLanguage(instructors, language),
    home: wholeHome(inOneLanguage(home, language)),
    pages: pages[language],
  };
}

function readFile<T>(folder: string, file: string, schema: Schema<T>, problems: Problems): T | undefined {
  const value = readJson(folder, file, problems);
  return value === undefined ? undefined : problems.check(schema, value, file);
}
