import type { PublishedSchool } from '@pathshala/contract/calls/site-server';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { withPicture } from '@pathshala/contract/pictures/item-picture';
import { paths } from '@pathshala/contract/site/paths';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { readArticle } from '../domain/articles.ts';
import { type FoundCourse, findCourse } from '../domain/courses.ts';
import { drawnFor } from './entries.ts';
import { withNewer } from './published-school.ts';
import type { ReadSiteFile } from './site-files.ts';

/** A page that may be published since the build. */
export interface FoundPage {
  /** Its address in the first language. */
  readonly path: string;
  /** The published content it is rendered from. */
  readonly school: PublishedSchool;
  /** An unpublished course: rendered in the browser for its students, a 404 for others. */
  readonly isWithdrawn?: boolean;
  /** Requires a sign-in before it can be shown. */
  readonly isShell?: boolean;
}

/** Sources of pages. */
export interface FindCall {
  readonly db: Firestore;
  readonly language: Language;
  readonly school: PublishedSchool;
  readonly readSiteFile: ReadSiteFile;
}

/** @throws DomainError `not-found` */
export type FindPage = (call: FindCall, ...ids: [string, string]) => Promise<FoundPage>;

/** The school with the current course: one just withdrawn must not be served. */
function schoolWith(school: PublishedSchool, { course, withdrawn }: FoundCourse): PublishedSchool {
  const courses = async () => {
    const all = await school.courses();
    return withdrawn ? all.filter(({ _id }) => _id !== course._id) : withNewer(all, course);
  };
  return { ...school, courses };
}

export const findCoursePage: FindPage = async ({ db, language, school }, id) => {
  const found = await findCourse(db, id, language);
  return { path: paths.course(id), school: schoolWith(school, found), isWithdrawn: found.withdrawn };
};

export const findLessonPage: FindPage = async ({ db, language, school }, courseId, lessonId) => {
  const found = await findCourse(db, courseId, language);
  const access = mayReadLesson(found.course, lessonId, 'visitor');
  if (access === 'not-found') throw new DomainError('not-found', 'This course doesn’t have that lesson.');
  const page = { path: paths.lesson(courseId, lessonId), school: schoolWith(school, found) };
  if (found.withdrawn || access !== 'open') return { ...page, isWithdrawn: found.withdrawn, isShell: true };
  const lesson = await school.lesson(courseId, lessonId);
  if (!lesson) throw new DomainError('not-found', 'This course doesn’t have that lesson.');
  return { ...page, school: { ...page.school, lesson: async () => lesson } };
};

export const findArticlePage: FindPage = async ({ db, language, school }, id) => {
  const article = await readArticle(db, id, language);
  const articles = async () => {
    const all = await school.articles();
    const listed = all.find(({ _id }) => _id === id);
    return withNewer(all, withPicture(article, listed?.img ?? drawnFor(article)));
  };
  return { path: paths.blog(id), school: { ...school, articles } };
};

/** Of content that comes with the build: skills and classes, all of whose pages are files. */
export const findBuiltPage: FindPage = () => Promise.reject(new DomainError('not-found'));
