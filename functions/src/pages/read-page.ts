import type { Language } from '@pathshala/contract/language';
import { langOfHtml } from '@pathshala/contract/language';
import { mayReadLesson } from '@pathshala/contract/lesson-access';
import { paths } from '@pathshala/contract/paths';
import { priceText } from '@pathshala/contract/price';
import { readerLesson } from '@pathshala/contract/reader-lesson';
import type { Firestore } from 'firebase-admin/firestore';
import { readArticle } from '../domain/articles.ts';
import { readCourse } from '../domain/courses.ts';
import { collections } from '../firestore/collections.ts';
import { escapeHtml } from '../http/page.ts';
import { ApiError } from '../http/problem.ts';
import type { WrittenPage } from './write-page.ts';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const heading = (text: string) => `<h1>${escapeHtml(text)}</h1>`;
const list = (name: 'ol' | 'ul', items: readonly string[]) =>
  `<${name}>${items.map((one) => `<li>${one}</li>`).join('')}</${name}>`;

const langOf = (html: string): Language => langOfHtml(html) ?? 'en';

/** The page of a course. @throws ApiError `not-found` */
export async function coursePage(db: Firestore, id: string): Promise<WrittenPage> {
  const { title, summary, audience, outcomes, outline, price, complete } = await readCourse(db, id);
  const cost = complete ? priceText(price) : 'Opens soon';
  const lessons = outline.map((lesson) => escapeHtml(lesson.title));
  const text = [
    ...[heading(title), paragraph(summary), paragraph(cost), paragraph(audience)],
    ...['<h2>What you will learn</h2>', list('ul', outcomes.map(escapeHtml))],
    ...['<h2>Lessons</h2>', list('ol', lessons)],
  ].join('');
  return { title, description: summary, path: paths.course(id), text, lang: langOf(text) };
}

/** The page of an article. @throws ApiError `not-found` */
export async function articlePage(db: Firestore, id: string): Promise<WrittenPage> {
  const { title, summary, userName, date, lang, description } = await readArticle(db, id);
  const paragraphs = description.trim().split(/\n\s*\n/);
  const byline = `<p>${escapeHtml(userName)} <time datetime="${date}">${date}</time></p>`;
  const text = [heading(title), paragraph(summary), byline, ...paragraphs.map(paragraph)].join('');
  return { title, description: summary, path: paths.blog(id), kind: 'article', text, lang };
}

/** The page of a lesson: with its text where anybody may read it. @throws ApiError `not-found` */
export async function lessonPage(db: Firestore, courseId: string, lessonId: string): Promise<WrittenPage> {
  const course = await readCourse(db, courseId);
  const access = mayReadLesson(course, lessonId, 'visitor');
  if (access === 'not-found') throw new ApiError('not-found', 'This course has no such lesson.');
  const planned = course.outline.find(({ id }) => id === lessonId)?.title ?? '';
  const page = {
    title: `${planned} · ${course.title}`,
    description: `The first lesson, free to read. ${course.summary}`,
    path: paths.lesson(courseId, lessonId),
  };
  if (access !== 'open') return { ...page, lang: langOf(planned) };
  const record = (await collections.lessons(db, courseId).doc(lessonId).get()).data();
  if (!record) throw new ApiError('not-found', 'This course has no such lesson.');
  const { title, body } = readerLesson(course, lessonId, record);
  return { ...page, text: `${heading(title)}${body}`, lang: langOf(body) };
}
