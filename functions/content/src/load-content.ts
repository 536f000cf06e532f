import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { StudioKind } from '@pathshala/contract/content/fields';
import {
  type Blog,
  type BlogFile,
  type BookFile,
  type BookSource,
  type HomeContent,
  type HomeFile,
  type Instructor,
  type InstructorFile,
  inItsLanguage,
  type SchoolPage,
  wholeHome,
} from '@pathshala/contract/content/published';
import { type CourseDetail, quizMark } from '@pathshala/contract/courses/course';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { withPicture } from '@pathshala/contract/pictures/item-picture';
import { type ContentIds, classIds } from '@pathshala/contract/site/all-routes';
import { lessonParts } from '@pathshala/contract/studio/items';
import {
  firstLanguage,
  forLanguages,
  forTranslations,
  type Language,
  type Translation,
} from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import { courseIn, type LessonRow } from './course-of.ts';
import { kindNames } from './kinds/all-kinds.ts';
import { mailsSchema } from './mails.ts';
import { templates } from './practice/templates/all-templates.ts';
import { Problems, readJson } from './problems.ts';
import { schoolIssues } from './publish-rule.ts';
import type { LessonRecord } from './records.ts';
import { lessonIn, pageIn } from './render/lesson-record.ts';
import { readSources, type Source } from './sources.ts';
import { type LessonContext, termsOf } from './terms/terms.ts';

function read(file: string): { readonly of: string; readonly made: unknown } | undefined {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return undefined;
  }
}

interface Keeping {
  readonly of?: string;
  /** A folder for each version of the code; undefined: nothing is kept. */
  readonly folder?: string | undefined;
}

/** Made once for all steps of a build, and reused by later builds with the same input. */
export function madeOnce<Made extends {}>(
  name: string,
  make: () => Made,
  { of = process.env.PATHSHALA_CONTENT_OF ?? '', folder = process.env.PATHSHALA_CONTENT }: Keeping = {},
): Made {
  if (!folder) return make();
  const file = join(folder, name);
  const kept = read(file);
  if (kept?.of === of) return kept.made as Made;
  const made = make();
  mkdirSync(folder, { recursive: true });
  // Atomic, so that no other step reads a partial file.
  const spare = `${file}.${process.pid}`;
  writeFileSync(spare, serialize({ of, made }));
  renameSync(spare, file);
  return made;
}

interface SeedLesson extends LessonRecord {
  readonly id: string;
}

export type LessonsByCourse = ReadonlyMap<string, readonly SeedLesson[]>;

export interface SchoolTexts {
  readonly courses: readonly CourseDetail[];
  readonly lessons: LessonsByCourse;
  readonly articles: readonly Blog[];
  readonly books: readonly BookSource[];
  readonly instructors: readonly Instructor[];
  readonly home: HomeContent;
  readonly pages: readonly SchoolPage[];
}

export interface SchoolContent extends SchoolTexts {
  readonly in: Readonly<Record<Translation, SchoolTexts>>;
}

export const schoolFolder = join(import.meta.dirname, '..');

export function loadContent(folder: string = schoolFolder): SchoolContent {
  const problems = new Problems();
  const sources = readSources(folder, kindNames, problems);
  const mails = readJson(folder, 'site/mails.json', problems);
  if (mails !== undefined) problems.check(mailsSchema, mails, 'site/mails.json');
  problems.throwIfAny();
  checkSchool(folder, sources, problems);
  problems.throwIfAny();
  return schoolOf(sources);
}

function checkSchool(folder: string, sources: readonly Source[], problems: Problems): void {
  const isTypeset = (bookId: string) => existsSync(join(folder, 'books', `${bookId}.typ`));
  const groupOf = ({ kind, id }: Source) => lessonParts(id)?.courseId ?? kind;
  const names = sources.map(groupOf);
  const subjects = sources.flatMap(({ kind, id }) => (kind === 'subjects' ? [id] : []));
  // By course, so that after a change of a lesson only its course is checked. Courses depend on how many lessons they have.
  for (const name of new Set(names)) {
    const own = sources.filter((one) => groupOf(one) === name);
    const of = hash('sha256', JSON.stringify([own, subjects, name === 'courses' && names]));
    const found = madeOnce(`issues-${name}`, () => schoolIssues(own, isTypeset, sources), { of });
    for (const { kind, id, issues } of found)
      for (const { path, ...messageRef } of issues) problems.add(`${kind}/${id}`, path, messageRef);
  }
}

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
    pages: pages.map(({ id, fields }) => pageIn(id, fields, language)),
  });
  return { ...textsIn(firstLanguage), in: forTranslations(textsIn) };
}

/** Rendering takes long: the lessons of a course are kept while they stay the same. */
function renderLessons(
  lessons: readonly Source[],
  courses: readonly Source[],
): Record<Language, LessonsByCourse> {
  const places = new Map(courses.map(({ id, fields }) => [id, fields as unknown as LessonContext]));
  const courseOf = ({ id }: Source) => lessonParts(id)?.courseId ?? '';
  const byCourse = [...new Set(lessons.map(courseOf))].map((courseId) => {
    const own = lessons.filter((one) => courseOf(one) === courseId);
    const { subject, list } = places.get(courseId) ?? {};
    const context = subject && list ? { subject, list } : undefined;
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
  const termsIn = context && ((written: Language) => termsOf(context, written, language));
  const record = lessonIn(fields, language, termsIn);
  return record ? [{ id: lessonParts(id)?.lessonId ?? id, ...record }] : [];
}

function rowsOf(courseId: string, lessons: Readonly<Record<Language, LessonsByCourse>>): LessonRow[] {
  const titleIn = (language: Language, id: string) =>
    lessons[language].get(courseId)?.find((one) => one.id === id)?.title;
  return (lessons[firstLanguage].get(courseId) ?? []).map(({ id, title, minutes, quiz }) => ({
    ...{ id, title, minutes, titles: forTranslations((language) => titleIn(language, id)) },
    ...quizMark(quiz.length),
  }));
}

function articlesIn(files: readonly BlogFile[], language: Language): Blog[] {
  return files
    .toSorted((a, b) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id))
    .map((file) => inOneLanguage(file, shownIn(file, language)))
    .map((source) => withPicture(inItsLanguage(source), `/covers/blog-${source._id}.svg`));
}

function booksIn(files: readonly BookFile[], language: Language): BookSource[] {
  return files
    .map((file) => inOneLanguage(file, shownIn(file, language)))
    .sort((a, b) => a.title.localeCompare(b.title, language));
}

/** On pages in the first language, an article or book in another language keeps its own title. */
function shownIn({ lang }: { readonly lang: Language }, language: Language): Language {
  return language === firstLanguage ? lang : language;
}

export const builtContent = (): SchoolContent => madeOnce('content', loadContent);

type Paged = Pick<SchoolContent, 'courses' | 'articles' | 'pages'>;

export function pageIds({ courses, articles, pages }: Paged): ContentIds {
  const forAnybody = courses.flatMap((course) =>
    course.outline
      .filter(({ id }) => mayReadLesson(course, id, 'visitor') === 'open')
      .map(({ id }) => ({ courseId: course._id, lessonId: id })),
  );
  return {
    courses: courses.map(({ _id }) => ({ courseId: _id })),
    blogs: articles.map(({ _id }) => ({ blogId: _id })),
    firstLessons: forAnybody,
    classes: classIds,
    skills: templates.map(({ id }) => ({ skillId: id })),
    pages: pages.map(({ name }) => ({ pageId: name })),
  };
}
