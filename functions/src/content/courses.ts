import type { LessonRow } from '@pathshala/content/course-of';
import { courseFieldNames, course as kind } from '@pathshala/content/kinds/course';
import { textsAt } from '@pathshala/content/kinds/fields-of';
import type { CardRecord, CourseRecord, LessonRecord } from '@pathshala/content/records';
import { lessonVersion } from '@pathshala/contract/content/published';
import { type Course, type CourseDetail, quizMark } from '@pathshala/contract/courses/course';
import { ownValue } from '@pathshala/contract/http/own-value';
import { coverIn } from '@pathshala/contract/pictures/cover';
import {
  firstLanguage,
  type Language,
  type Translation,
  translations,
} from '@pathshala/contract/text/languages';
import { otherLanguages } from '@pathshala/contract/text/local-text';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { forEachDatabase, minuteCache } from '../core/cache.ts';
import { DomainError } from '../core/domain-error.ts';
import { readFields } from '../core/paging.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import type { LessonOrderRecord } from '../firestore/studio-records.ts';
import { knownRevision, recallRevision } from './manifest.ts';

/** Unknown course ids by revision, so that asking again costs nothing. */
const unknownIdsOf = forEachDatabase(() => minuteCache<number>());

async function isUnknown(db: Firestore, id: string): Promise<boolean> {
  const revision = unknownIdsOf(db).get(id);
  return revision !== undefined && revision === (await recallRevision(db));
}

export interface FoundCourse {
  readonly course: CourseDetail;
  readonly withdrawn: boolean;
}

export const noSuchLesson = () => new DomainError('not-found', 'This course doesn’t have that lesson.');
export const noSuchCourse = () => new DomainError('not-found', 'This course does not exist.');

/** Unpublished or not: the caller decides who may see it. @throws DomainError `not-found` */
export async function findCourse(db: Firestore, id: string, language: Language = firstLanguage) {
  const isAsked = isContentId(id) && !(await isUnknown(db, id));
  const revision = knownRevision(db);
  const record = isAsked ? (await collections.courses(db).doc(id).get()).data() : undefined;
  if (!record) {
    if (isAsked) unknownIdsOf(db).set(id, revision);
    throw noSuchCourse();
  }
  return { course: courseIn(id, record, language), withdrawn: record.withdrawn === true };
}

export async function readCourse(db: Firestore, id: string, language?: Language): Promise<CourseDetail> {
  const { course, withdrawn } = await findCourse(db, id, language);
  if (withdrawn) throw noSuchCourse();
  return course;
}

export function readCourseFields<Name extends keyof CourseRecord>(
  db: Firestore,
  ids: readonly string[],
  fieldMask: readonly Name[],
) {
  return readFields(db, collections.courses(db), ids, fieldMask);
}

/** A deleted course is named by its id. */
export async function readTitles(
  db: Firestore,
  records: readonly { readonly courseId: string }[],
  language: Language = firstLanguage,
): Promise<(courseId: string) => string> {
  const ids = [...new Set(records.map(({ courseId }) => courseId))];
  const courses = await readCourseFields(
    db,
    ids,
    language === firstLanguage ? ['title'] : ['title', language],
  );
  const inOther = (course: Partial<CourseRecord>) =>
    language === firstLanguage ? undefined : course[language]?.title;
  const titles = new Map(
    ids.map((id, at) => [id, courses[at] && (inOther(courses[at]) ?? courses[at].title)]),
  );
  return (courseId) => titles.get(courseId) ?? courseId;
}

export function cardIn(record: CardRecord, language: Language): Course {
  if (language === firstLanguage) return inContractOrder<Course>(record);
  const course = inContractOrder<Course>({
    ...record,
    ...record[language],
    img: coverIn(record.img, language),
  });
  return withLanguages(course, language);
}

export function courseIn(id: string, record: CourseRecord, language: Language): CourseDetail {
  const own = { _id: id, ...record };
  if (language === firstLanguage) return inContractOrder<CourseDetail>(own);
  const course = inContractOrder<CourseDetail>({ ...own, ...record[language], ...shownIn(record, language) });
  return withLanguages(course, language);
}

export type ShownOfCourse = Pick<CourseRecord, 'title' | 'img' | 'outline'>;

export function shownFields(language: Language): ('title' | 'img' | 'outline' | Translation)[] {
  return ['title', 'img', 'outline', ...(language === firstLanguage ? [] : [language])];
}

export function shownIn(
  record: ShownOfCourse & Pick<CourseRecord, Translation>,
  language: Language,
): ShownOfCourse {
  const { title, img, outline } = record;
  if (language === firstLanguage) return { title, img, outline };
  const texts = record[language];
  return {
    title: texts?.title ?? title,
    img: coverIn(img, language),
    outline: outline.map((item) => ({ ...item, title: ownValue(texts?.outline, item.id) ?? item.title })),
  };
}

function withLanguages<T extends Course>(course: T, language: Language): T {
  const texts = textsAt({ type: 'group', of: kind.fields }, course).flatMap(({ path, field, value }) =>
    field.translatable ? [[path, String(value)] as const] : [],
  );
  const lang = otherLanguages(Object.fromEntries(texts), language);
  return lang ? { ...course, lang } : course;
}

/** Firestore does not keep field order: with the contract's order the same course has the same bytes and ETag. */
function inContractOrder<T extends object>(course: T): T {
  const values = new Map<string, unknown>(Object.entries(course));
  return Object.fromEntries(
    courseFieldNames.filter((name) => values.has(name)).map((name) => [name, values.get(name)]),
  ) as T;
}

export interface LessonOrder {
  readonly snapshot: DocumentSnapshot<LessonOrderRecord>;
  readonly lessons: readonly string[];
}

export async function readLessonOrder(db: Firestore, courseId: string): Promise<LessonOrder> {
  const snapshot = await collections.lessonOrders(db).doc(courseId).get();
  return { snapshot, lessons: snapshot.data()?.lessons ?? [] };
}

export function inOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { lessons }: Pick<LessonOrder, 'lessons'>,
): Row[] {
  const places = new Map(lessons.map((id, at) => [id, at]));
  const placeOf = ({ id }: Row) => places.get(id) ?? lessons.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
}

export async function readLessonRows(db: Firestore, courseId: string): Promise<LessonRow[]> {
  const [{ docs }, order] = await Promise.all([
    collections.lessons(db, courseId).select('title', 'minutes', 'quiz').get(),
    readLessonOrder(db, courseId),
  ]);
  const found = new Map(docs.map((one) => [one.id, one.data()]));
  // Translations are sibling documents.
  const first = [...found].filter(([id]) => !id.includes('.'));
  const rows = first.map(([id, { title, minutes, quiz }]) => {
    const own = translations.map((one) => [one, found.get(lessonVersion(id, one))?.title] as const);
    const titles = Object.fromEntries(own.filter(([, one]) => one !== undefined));
    return { id, title, minutes, titles, ...quizMark(quiz.length) };
  });
  return inOrder(rows, order);
}

export interface FoundLesson {
  readonly record: LessonRecord;
  readonly isOwn: boolean;
}

export async function readLesson(db: Firestore, courseId: string, lessonId: string, language: Language) {
  for (const one of new Set<Language>([language, firstLanguage])) {
    const record = (await collections.lessons(db, courseId).doc(lessonVersion(lessonId, one)).get()).data();
    if (record) return { record, isOwn: one === language };
  }
  return undefined;
}
