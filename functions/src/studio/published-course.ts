import { courseIn, type LessonRow } from '@pathshala/content/course-of';
import { courseFieldNames } from '@pathshala/content/kinds/course';
import type { CardRecord, CatalogueRecord, CourseRecord } from '@pathshala/content/records';
import { cardTexts, courseTexts } from '@pathshala/content/seed/seed-documents';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { cardOf } from '@pathshala/contract/courses/course';
import { limits } from '@pathshala/contract/http/limits';
import { subjectPaths } from '@pathshala/contract/site/paths';
import {
  firstLanguage,
  forTranslations,
  type Language,
  translations,
} from '@pathshala/contract/text/languages';
import { type DocumentSnapshot, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { unchanged } from '../firestore/writes.ts';

/** A course with its previous and next lists. */
export interface CourseState {
  readonly id: string;
  readonly course: DocumentSnapshot<CourseRecord>;
  readonly lists: ReadonlyMap<ListName, DocumentSnapshot<CatalogueRecord>>;
}

/** @param lists besides its current one */
export async function readCourseState(
  db: Firestore,
  id: string,
  lists: readonly ListName[] = [],
): Promise<CourseState> {
  const course = await collections.courses(db).doc(id).get();
  const present = course.data()?.list;
  const names = [...new Set([...(present ? [present] : []), ...lists])];
  const read = names.map(async (list) => [list, await collections.catalogue(db).doc(list).get()] as const);
  return { id, course, lists: new Map(await Promise.all(read)) };
}

/** Open if all lessons of its outline are published. */
function courseFrom(state: CourseState, written: StudioFields, lessons: readonly LessonRow[]) {
  const { id } = state;
  const img = coverOf(state, written);
  const inLanguage = (language: Language) => ({ ...courseIn(id, written, lessons, language), img });
  const course = inLanguage(firstLanguage);
  const others = forTranslations((language) => new Map([[id, inLanguage(language)]]));
  const { _id, ...record } = course;
  return {
    record: { ...record, ...courseTexts(course, others) } satisfies CourseRecord,
    card: { ...cardOf(course), ...cardTexts(course, others) } satisfies CardRecord,
  };
}

/** Its editors' choice, its drawn cover, or for newer courses the cover of its subject in its list. */
function coverOf({ id, course }: CourseState, { picture, list, subject }: StudioFields): string {
  if (picture) return String(picture);
  const own = `/covers/${id}.svg`;
  return course.data()?.img === own ? own : subjectPaths.cover(String(list), String(subject));
}

/**
 * Unless they changed since they were read. In its list it keeps its place, or comes last.
 * @param written undefined: unpublished for everybody but its students
 */
export function writeCourse(
  batch: WriteBatch,
  state: CourseState,
  written: StudioFields | undefined,
  lessons: readonly LessonRow[],
): void {
  const { id, course, lists } = state;
  const after = written && courseFrom(state, written, lessons);
  if (after) {
    // Removes old translations, fields that it no longer has, and the mark of an unpublished course.
    const names = [...translations, ...courseFieldNames, 'withdrawn'];
    const removals = Object.fromEntries(names.map((name) => [name, FieldValue.delete()]));
    if (course.exists) batch.update(course.ref, { ...removals, ...after.record }, unchanged(course));
    else batch.create(course.ref, after.record);
  } else if (course.exists) batch.update(course.ref, { withdrawn: true }, unchanged(course));
  for (const [list, snapshot] of lists) {
    const before = snapshot.data()?.courses ?? [];
    const courses = withCard(before, id, after?.card.list === list ? after.card : undefined);
    if (snapshot.exists) batch.update(snapshot.ref, { courses }, unchanged(snapshot));
    else batch.create(snapshot.ref, { list, courses });
  }
}

function withCard(before: readonly CardRecord[], id: string, card: CardRecord | undefined): CardRecord[] {
  const at = before.findIndex(({ _id }) => _id === id);
  const others = before.filter(({ _id }) => _id !== id);
  if (!card) return others;
  if (at < 0 && others.length >= limits.listCoursesMax) {
    const params = { most: limits.listCoursesMax };
    throw new DomainError('limit-reached', { key: 'answers.listFull', params });
  }
  return others.toSpliced(at < 0 ? others.length : at, 0, card);
}
