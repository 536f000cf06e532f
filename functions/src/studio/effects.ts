import { isDeepStrictEqual } from 'node:util';
import type { LessonRow } from '@pathshala/content/course-of';
import { needsLesson } from '@pathshala/content/publish-rule';
import type { LessonRecord } from '@pathshala/content/records';
import { lessonIn, type TermsIn } from '@pathshala/content/render/lesson-record';
import type { LessonContext } from '@pathshala/content/terms/terms';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import { isTranslated, type KindFields, type StudioFields } from '@pathshala/contract/content/fields';
import { lessonVersion } from '@pathshala/contract/content/published';
import { quizMark } from '@pathshala/contract/courses/course';
import { limits } from '@pathshala/contract/http/limits';
import type { Issue } from '@pathshala/contract/http/validation';
import { lessonParts } from '@pathshala/contract/studio/items';
import { fitsBytes } from '@pathshala/contract/text/encodings';
import { firstLanguage, type Language, languages, translations } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { inOrder, readLessonOrder, readLessonRows } from '../content/courses.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';
import { putUnchanged, unchanged } from '../firestore/writes.ts';
import { quizCountsOf } from '../people/enrolments.ts';
import type { ItemName } from './items.ts';
import { readCourseState, writeCourse } from './published-course.ts';

/** The effect of publishing or unpublishing on public documents. */
export interface Effect {
  /** Issues that only rendering finds. */
  readonly issues: readonly Issue[];
  readonly write: (batch: WriteBatch) => void;
}

/** @param fields to publish; undefined: unpublish */
export async function effectOf(db: Firestore, { kind, id }: ItemName, fields: StudioFields | undefined) {
  if (kind === 'courses') return courseEffect(db, id, fields);
  if (kind === 'lessons') return lessonEffect(db, id, fields);
  return { issues: [], write: () => undefined };
}

async function courseEffect(db: Firestore, id: string, fields: StudioFields | undefined): Promise<Effect> {
  const list = fields?.list as ListName | undefined;
  const [state, lessons] = await Promise.all([
    readCourseState(db, id, list ? [list] : []),
    readLessonRows(db, id),
  ]);
  return { issues: [], write: (batch) => writeCourse(batch, state, fields, lessons) };
}

/** Rewrites its text in each language, and what its course says of it; unpublishing removes both. */
async function lessonEffect(db: Firestore, id: string, fields: StudioFields | undefined) {
  const { courseId, lessonId } = lessonParts(id) ?? { courseId: '', lessonId: '' };
  const [versions, rows, order, state, source] = await Promise.all([
    readVersions(db, courseId, lessonId),
    readLessonRows(db, courseId),
    readLessonOrder(db, courseId),
    readCourseState(db, courseId),
    collections.published(db).doc(itemKey('courses', courseId)).get(),
  ]);
  const others = rows.filter((row) => row.id !== lessonId);
  if (fields && others.length >= limits.courseLessonsMax) {
    const params = { most: limits.courseLessonsMax };
    throw new DomainError('limit-reached', { key: 'answers.courseFull', params });
  }
  const row = fields && rowOf(lessonId, fields);
  const after = inOrder(row ? [...others, row] : others, order);
  const course = source.data()?.fields;
  // Loaded lazily with the glossary, which nothing else needs.
  const { termsOf } = await import('@pathshala/content/terms/terms');
  if (course && needsLesson(course, after.length)) {
    throw new DomainError(
      'conflict',
      'This is the only lesson of an open course. Unpublish the course instead.',
    );
  }
  if (!fields && state.course.data()?.withdrawn) {
    throw new DomainError(
      'conflict',
      'The course is unpublished, but people who have it keep its lessons. Publish the course first.',
    );
  }
  const termsIn = (explained: Language): TermsIn | undefined =>
    course && ((written) => termsOf(course as unknown as LessonContext, written, explained));
  const written = versions.map(([language, snapshot]) => {
    return { language, snapshot, record: fields && lessonIn(fields, language, termsIn(language)) };
  });
  return {
    issues: written.flatMap(({ language, record }) => (record ? pageIssues(record, language) : [])),
    write: (batch: WriteBatch) => {
      for (const { language, snapshot, record } of written) {
        writeVersion(batch, snapshot, record);
        if (language === firstLanguage && !hasSameQuestions(snapshot.data(), record))
          for (const one of quizCountsOf(db, { courseId, lessonId })) batch.delete(one);
      }
      // Courses show their lessons' titles and minutes, cards their number.
      if (course) writeCourse(batch, state, course, after);
    },
  };
}

/** Formulas and figures take more room in the page than in the text. */
function pageIssues({ body }: LessonRecord, language: Language): Issue[] {
  if (fitsBytes(body, limits.lessonPageBytes)) return [];
  const path = language === firstLanguage ? 'body' : `body (${language})`;
  return [{ path, key: 'faults.pageSize', params: { most: limits.lessonPageBytes / 1024 } }];
}

type Version = DocumentSnapshot<LessonRecord>;

/** By language; some may not exist. */
async function readVersions(db: Firestore, courseId: string, lessonId: string) {
  const all = collections.lessons(db, courseId);
  const read = languages.map(
    async (language) => [language, await all.doc(lessonVersion(lessonId, language)).get()] as const,
  );
  return await Promise.all(read);
}

function writeVersion(batch: WriteBatch, snapshot: Version, record: LessonRecord | undefined): void {
  if (record) putUnchanged(batch, snapshot, record);
  else if (snapshot.exists) batch.delete(snapshot.ref, unchanged(snapshot));
}

/** Whether answers given to one quiz count for the other. */
function hasSameQuestions(before: LessonRecord | undefined, after: LessonRecord | undefined): boolean {
  const asked = (record: LessonRecord | undefined) =>
    record?.quiz.map(({ question, options, answer }) => ({ question, options, answer }));
  return isDeepStrictEqual(asked(before), asked(after));
}

function rowOf(id: string, fields: StudioFields): LessonRow {
  const { title, minutes, quiz = [] } = fields as unknown as KindFields['lessons'];
  const own = isTranslated(fields) ? translations : [];
  return {
    id,
    minutes,
    title: textIn(title, firstLanguage).text,
    titles: Object.fromEntries(own.map((language) => [language, textIn(title, language).text])),
    ...quizMark(quiz.length),
  };
}
