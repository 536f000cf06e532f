import { lessonVersion } from '@pathshala/contract/collections';
import { sharePicture } from '@pathshala/contract/cover';
import { firstLanguage, type Language, langOfHtml } from '@pathshala/contract/language';
import { mayReadLesson } from '@pathshala/contract/lesson-access';
import { ofSubject, paths } from '@pathshala/contract/paths';
import { readerLesson } from '@pathshala/contract/reader-lesson';
import type { Firestore } from 'firebase-admin/firestore';
import { readArticle } from '../domain/articles.ts';
import { findCourse } from '../domain/courses.ts';
import { collections } from '../firestore/collections.ts';
import { escapeHtml } from '../http/page.ts';
import { ApiError } from '../http/problem.ts';
import { pageWords } from './page-words.ts';
import type { WrittenPage } from './write-page.ts';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const heading = (text: string) => `<h1>${escapeHtml(text)}</h1>`;
const list = (name: 'ol' | 'ul', items: readonly string[]) =>
  `<${name}>${items.map((one) => `<li>${one}</li>`).join('')}</${name}>`;

const langOf = (html: string): Language => langOfHtml(html) ?? 'en';

/** The page of a course. @throws ApiError `not-found` */
export async function coursePage(db: Firestore, language: Language, id: string): Promise<WrittenPage> {
  const { course, withdrawn } = await findCourse(db, id, language);
  const { title, summary, audience, outcomes, outline, price, complete, subject } = course;
  const words = pageWords[language];
  const image = sharePicture(ofSubject.shareName(subject), language);
  const page = { title, description: summary, path: paths.course(id), language, image };
  if (withdrawn) return { ...page, lang: langOf(title), withdrawn };
  const cost = complete ? words.price(price) : words.opensSoon;
  const lessons = outline.map((lesson) => escapeHtml(lesson.title));
  const text = [
    ...[heading(title), paragraph(summary), paragraph(cost), paragraph(audience)],
    ...[`<h2>${words.outcomes}</h2>`, list('ul', outcomes.map(escapeHtml))],
    ...[`<h2>${words.lessons}</h2>`, list('ol', lessons)],
  ].join('');
  return { ...page, text, lang: langOf(text) };
}

/** The page of an article. @throws ApiError `not-found` */
export async function articlePage(db: Firestore, language: Language, id: string): Promise<WrittenPage> {
  const { title, summary, userName, date, description, subject } = await readArticle(db, id, language);
  const paragraphs = description.trim().split(/\n\s*\n/);
  const byline = `<p>${escapeHtml(userName)} <time datetime="${date}">${date}</time></p>`;
  const text = [heading(title), paragraph(summary), byline, ...paragraphs.map(paragraph)].join('');
  const about = {
    title,
    description: summary,
    path: paths.blog(id),
    image: sharePicture(ofSubject.shareName(subject), language),
  };
  return { ...about, kind: 'article', text, lang: langOf(text), language };
}

/** The page of a lesson: with its text where anybody may read it. @throws ApiError `not-found` */
export async function lessonPage(
  db: Firestore,
  language: Language,
  courseId: string,
  lessonId: string,
): Promise<WrittenPage> {
  const { course, withdrawn } = await findCourse(db, courseId, language);
  const access = mayReadLesson(course, lessonId, 'visitor');
  if (access === 'not-found') throw new ApiError('not-found', 'This course has no such lesson.');
  const planned = course.outline.find(({ id }) => id === lessonId)?.title ?? '';
  const page = {
    title: `${planned} · ${course.title}`,
    description: pageWords[language].firstLesson(course.summary),
    path: paths.lesson(courseId, lessonId),
    image: sharePicture(ofSubject.shareName(course.subject), language),
    language,
  };
  if (withdrawn || access !== 'open') return { ...page, lang: langOf(planned), withdrawn };
  const record = await readVersion(db, courseId, lessonId, language);
  if (!record) throw new ApiError('not-found', 'This course has no such lesson.');
  const { title, body } = readerLesson(course, lessonId, record);
  return { ...page, text: `${heading(title)}${body}`, lang: langOf(body) };
}

/** In the language, where the lesson was translated; else as it was first written. */
async function readVersion(db: Firestore, courseId: string, lessonId: string, language: Language) {
  const all = collections.lessons(db, courseId);
  const own = [...new Set<Language>([language, firstLanguage])].map((one) =>
    all.doc(lessonVersion(lessonId, one)).get(),
  );
  const found = await Promise.all(own);
  return found.find((one) => one.exists)?.data();
}
