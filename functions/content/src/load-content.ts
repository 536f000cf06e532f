import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Blog,
  type BlogFile,
  type BookFile,
  type BookSource,
  inItsLanguage,
} from '@pathshala/contract/content/blog';
import { isWrittenIn, type StudioKind } from '@pathshala/contract/content/fields';
import { type HomeContent, type HomeFile, wholeHome } from '@pathshala/contract/content/home';
import type { Instructor, InstructorFile } from '@pathshala/contract/content/instructor';
import type { SchoolPage, SchoolPageName } from '@pathshala/contract/content/school-page';
import { type CourseDetail, quizMark } from '@pathshala/contract/courses/course';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { withPicture } from '@pathshala/contract/pictures/item-picture';
import { lessonParts } from '@pathshala/contract/studio/items';
import {
  firstLanguage,
  forLanguages,
  forTranslations,
  type Language,
  langOfLanguage,
  type Translation,
} from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import { courseIn, type LessonRow } from './course-of.ts';
import { kindNames } from './kinds/all-kinds.ts';
import { fieldsIn } from './kinds/fields-of.ts';
import { madeOnce } from './made-once.ts';
import { mailsSchema } from './mails.ts';
import { Problems } from './problems.ts';
import { schoolIssues } from './publish-rule.ts';
import { readJson } from './read-json.ts';
import type { LessonRecord } from './records.ts';
import { type LessonSource, lessonRecord } from './render/lesson-record.ts';
import { pageIn } from './render/render-article.ts';
import { readSources, type Source } from './sources.ts';
import { type LessonContext, termsOf } from './terms/lesson-terms.ts';

interface SeedLesson extends LessonRecord {
  readonly id: string;
}

/** Lessons by course, in their order. */
export type LessonsByCourse = ReadonlyMap<string, readonly SeedLesson[]>;

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
 * @param folder as `readSources` takes it
 * @throws ContentError naming file and field of every bad entry
 */
export function loadContent(folder: string = schoolFolder): SchoolContent {
  const problems = new Problems();
  const sources = readSources(folder, kindNames, problems);
  // Also validates files bundled with the function.
  const mails = readJson(folder, 'site/mails.json', problems);
  if (mails !== undefined) problems.check(mailsSchema, mails, 'site/mails.json');
  problems.throwIfAny();
  checkSchool(folder, sources, problems);
  problems.throwIfAny();
  return schoolOf(sources);
}

/** Asks what the studio asks before it publishes, once every file can be read. */
function checkSchool(folder: string, sources: readonly Source[], problems: Problems): void {
  const isTypeset = (bookId: string) => existsSync(join(folder, 'books', `${bookId}.typ`));
  const of = hash('sha256', JSON.stringify(sources));
  const found = madeOnce('school-issues', () => schoolIssues(sources, isTypeset), { of });
  for (const { kind, id, issues } of found)
    for (const { path, ...messageRef } of issues) problems.add(`${kind}/${id}`, path, messageRef);
}

/** The school in all languages, out of its items. */
function schoolOf(sources: readonly Source[]): SchoolContent {
  const of = (name: StudioKind) => sources.filter(({ kind }) => kind === name);
  const courses = of('courses');
  const lessons = renderLessons(of('lessons'), courses);
  const pages = of('pages');
  const entries = (name: StudioKind, idField: string): unknown =>
    of(name).map(({ id, fields }) => ({ [idField]: id, ...fields }));
  const textsIn = (language: Language): SchoolTexts => ({
    courses: courses.map(({ id, fields }) => {
      const course = courseIn(id, fields, rowsOf(id, lessons), language);
      return { ...course, img: coverIn(course.img, language) };
    }),
    lessons: lessons[language],
    articles: articlesIn(entries('articles', '_id') as BlogFile[], language),
    books: booksIn(entries('books', '_id') as BookFile[], language),
    instructors: inOneLanguage(entries('instructors', 'id') as InstructorFile[], language),
    home: wholeHome(inOneLanguage(of('home')[0]?.fields as unknown as HomeFile, language)),
    pages: pages.map(({ id, fields }) => pageIn(id as SchoolPageName, fields, language)),
  });
  return { ...textsIn(firstLanguage), in: forTranslations(textsIn) };
}

/** All lessons in all languages. Rendering takes long: those of a course are kept while they stay the same. */
function renderLessons(
  lessons: readonly Source[],
  courses: readonly Source[],
): Record<Language, LessonsByCourse> {
  const places = new Map(courses.map(({ id, fields }) => [id, fields as unknown as LessonContext]));
  const courseOf = ({ id }: Source) => lessonParts(id)?.courseId ?? '';
  const byCourse = [...new Set(lessons.map(courseOf))].map((courseId) => {
    const own = lessons.filter((one) => courseOf(one) === courseId);
    const { subject, list } = places.get(courseId) ?? {};
    const context = subject && list && { subject, list };
    const make = () => forLanguages((language) => own.flatMap((one) => renderLesson(one, language, context)));
    const of = hash('sha256', JSON.stringify([context, own]));
    return [courseId, madeOnce(`lessons-${courseId}`, make, { of })] as const;
  });
  return forLanguages((language) => new Map(byCourse.map(([courseId, made]) => [courseId, made[language]])));
}

function renderLesson(
  { id, fields }: Source,
  language: Language,
  context: LessonContext | undefined,
): SeedLesson[] {
  const isFirst = language === firstLanguage;
  if (!isFirst && !isWrittenIn(fields, language)) return [];
  const source = fieldsIn('lessons', fields, language) as unknown as LessonSource;
  const termsIn = context && ((written: Language) => termsOf(context, written, language));
  const lang = isFirst ? undefined : langOfLanguage(language);
  const record = lessonRecord(source, lang, termsIn);
  return [{ id: lessonParts(id)?.lessonId ?? id, ...record }];
}

/** What a course's outline says of its lessons. */
function rowsOf(courseId: string, lessons: Readonly<Record<Language, LessonsByCourse>>): LessonRow[] {
  const titleIn = (language: Language, id: string) =>
    lessons[language].get(courseId)?.find((one) => one.id === id)?.title;
  return (lessons[firstLanguage].get(courseId) ?? []).map(({ id, title, minutes, quiz }) => ({
    ...{ id, title, minutes, titles: forTranslations((language) => titleIn(language, id)) },
    ...quizMark(quiz.length),
  }));
}

/** The articles in a language, the newest first, each with the address of its picture. */
function articlesIn(files: readonly BlogFile[], language: Language): Blog[] {
  return files
    .toSorted((a, b) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id))
    .map((file) => inOneLanguage(file, shownIn(file, language)))
    .map((source) => withPicture(inItsLanguage(source), `/covers/blog-${source._id}.svg`));
}

/** The books in a language, by title. */
function booksIn(files: readonly BookFile[], language: Language): BookSource[] {
  return files
    .map((file) => inOneLanguage(file, shownIn(file, language)))
    .sort((a, b) => a.title.localeCompare(b.title, language));
}

/** On pages in the first language an article or a book of another one keeps the title that it was given. */
function shownIn({ lang }: { readonly lang: Language }, language: Language): Language {
  return language === firstLanguage ? lang : language;
}

/**
 * The validated content of the school's files.
 * @throws ContentError as `loadContent`
 */
export const builtContent = (): SchoolContent => madeOnce('content', loadContent);
