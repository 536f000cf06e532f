import { courseFieldNames, course as kind } from '@pathshala/content/kinds/course';
import { textsAt } from '@pathshala/content/kinds/shape';
import type { CardRecord, CourseRecord } from '@pathshala/content/records';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import { ownValue } from '@pathshala/contract/http/own-value';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { firstLanguage, type Language, type Translation } from '@pathshala/contract/text/languages';
import { otherLanguages } from '@pathshala/contract/text/local-text';
import type { Firestore } from 'firebase-admin/firestore';
import { minuteCache } from '../core/cache.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { knownRevision, recallRevision } from './manifest.ts';

/** Unknown course ids by revision, so that asking again costs nothing. */
const unknownIds = new WeakMap<Firestore, ReturnType<typeof minuteCache<number>>>();

function unknownIdsOf(db: Firestore) {
  const ids = unknownIds.get(db) ?? minuteCache<number>();
  unknownIds.set(db, ids);
  return ids;
}

/** Whether nothing was published since the id was looked for and not found. */
async function isUnknown(db: Firestore, id: string): Promise<boolean> {
  const revision = unknownIdsOf(db).get(id);
  return revision !== undefined && revision === (await recallRevision(db));
}

/** What a course is for everybody, and for those who have one that was unpublished. */
export interface FoundCourse {
  readonly course: CourseDetail;
  /** Unpublished: it is there for the people who have it alone. */
  readonly withdrawn: boolean;
}

export const noSuchCourse = () => new DomainError('not-found', 'This course does not exist.');

/**
 * A course with its outline, by one document read, unpublished or not: the caller decides who may see it. An id that is
 * unknown stays so for a minute, or until something is published.
 * @throws DomainError `not-found`
 */
export async function findCourse(
  db: Firestore,
  id: string,
  language: Language = firstLanguage,
): Promise<FoundCourse> {
  const isAsked = isContentId(id) && !(await isUnknown(db, id));
  const revision = knownRevision(db);
  const record = isAsked ? (await collections.courses(db).doc(id).get()).data() : undefined;
  if (!record) {
    if (isAsked) unknownIdsOf(db).set(id, revision);
    throw noSuchCourse();
  }
  return { course: courseIn(id, record, language), withdrawn: record.withdrawn === true };
}

/**
 * A course as everybody gets it.
 * @throws DomainError `not-found`, also for one that was unpublished
 */
export async function readCourse(db: Firestore, id: string, language?: Language): Promise<CourseDetail> {
  const { course, withdrawn } = await findCourse(db, id, language);
  if (withdrawn) throw noSuchCourse();
  return course;
}

/**
 * Some fields of several courses, by one call.
 * @returns in the order of the ids; undefined for a course that is gone
 */
export async function readCourseFields<Name extends keyof CourseRecord>(
  db: Firestore,
  ids: readonly string[],
  fieldMask: Name[],
): Promise<(Pick<CourseRecord, Name> | undefined)[]> {
  if (ids.length === 0) return [];
  const references = ids.map((id) => db.doc(collections.courses(db).doc(id).path));
  const snapshots = await db.getAll(...references, { fieldMask });
  return snapshots.map((one) => one.data() as Pick<CourseRecord, Name> | undefined);
}

/** A list's course in a language. */
export function cardIn(record: CardRecord, language: Language): Course {
  if (language === firstLanguage) return inContractOrder<Course>(record);
  const course = inContractOrder<Course>({
    ...record,
    ...record[language],
    img: coverIn(record.img, language),
  });
  return withLanguages(course, language);
}

/** A course with its outline, in a language. */
export function courseIn(id: string, record: CourseRecord, language: Language): CourseDetail {
  const own = { _id: id, ...record };
  if (language === firstLanguage) return inContractOrder<CourseDetail>(own);
  const course = inContractOrder<CourseDetail>({ ...own, ...record[language], ...shownIn(record, language) });
  return withLanguages(course, language);
}

/** A course in a person's own lists. */
export type ShownOfCourse = Pick<CourseRecord, 'title' | 'img' | 'outline'>;

/** Course fields read by `shownIn`. */
export function shownFields(language: Language): ('title' | 'img' | 'outline' | Translation)[] {
  return ['title', 'img', 'outline', ...(language === firstLanguage ? [] : [language])];
}

/** Translates title, cover and lessons of a course; falls back to the original. */
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

/** Adds which texts are not translated. */
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
