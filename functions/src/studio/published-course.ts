import { courseOf } from '@pathshala/content/course-of';
import type { CatalogueRecord, CourseRecord } from '@pathshala/content/records';
import { type Course, type CourseDetail, courseSchema, type OutlineItem } from '@pathshala/contract/course';
import type { ListName } from '@pathshala/contract/lists';
import type { CourseSource } from '@pathshala/contract/source-schemas';
import { fieldsIn, type StudioFields } from '@pathshala/contract/studio-fields';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { unchanged } from '../firestore/compare-and-set.ts';

/** A lesson that readers see, as far as its course shows it. */
export type LessonRow = OutlineItem & { readonly order: number };

/** A course's fields as they are published, with every text in the school's first language. */
type CourseFields = Omit<CourseSource, 'id'> & {
  readonly list: ListName;
  readonly place?: number;
  readonly picture?: string;
};

/** The lessons of a course that readers see, in their order. */
export async function readLessonRows(db: Firestore, courseId: string): Promise<LessonRow[]> {
  const { docs } = await collections.lessons(db, courseId).select('order', 'title', 'minutes').get();
  return inOrder(docs.map((one) => ({ ...(one.data() as Omit<LessonRow, 'id'>), id: one.id })));
}

export function inOrder(rows: readonly LessonRow[]): LessonRow[] {
  return rows
    .map(({ id, title, minutes, order }) => ({ id, title, minutes, order }))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** A course with the lists that it stands in, stood in, or will. */
export interface CourseState {
  readonly id: string;
  readonly course: DocumentSnapshot<CourseRecord>;
  readonly lists: ReadonlyMap<ListName, DocumentSnapshot<CatalogueRecord>>;
}

/** @param lists besides the one in which it stands now */
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

/**
 * The course as readers get it. It is open when its lessons are what its outline is made of.
 * @param img the address of its cover
 */
export function courseFrom(
  id: string,
  written: StudioFields,
  lessons: readonly LessonRow[],
  img: string,
): CourseDetail {
  const fields = fieldsIn('courses', written, 'en') as unknown as CourseFields;
  const outline = fields.outline ?? lessons.map(({ order: _, ...item }) => item);
  const course = courseOf({ ...fields, id }, fields.list, outline, fields.outline === undefined);
  return { ...course, img };
}

/**
 * Its own picture, the cover that it has, or, for a course that came after the covers were drawn, that of a course of its
 * subject in its list.
 */
export function coverOf({ id, course, lists }: CourseState, written: StudioFields): string {
  const { picture, list, subject } = written as { picture?: string; list: ListName; subject: string };
  const before = course.data()?.img;
  if (picture) return picture;
  if (before?.startsWith('/covers/')) return before;
  const drawn = (lists.get(list)?.data()?.courses ?? []).filter(({ img }) => img.startsWith('/covers/'));
  const like = drawn.find((one) => one.subject === subject) ?? drawn[0];
  return like?.img ?? `/covers/${id}.svg`;
}

/**
 * Writes a course and the lists that show it, on the condition that all are as they were read.
 * @param after undefined: the course goes
 * @param place in its list, from 1; left out: it stays where it is, or comes last
 */
export function writeCourse(
  batch: WriteBatch,
  { id, course, lists }: CourseState,
  after: CourseDetail | undefined,
  place?: number,
): void {
  if (after) {
    const { _id, ...record } = after;
    if (course.exists) batch.update(course.ref, { ...record }, unchanged(course));
    else batch.create(course.ref, record);
  } else if (course.exists) batch.delete(course.ref, unchanged(course));
  for (const [list, snapshot] of lists) {
    const before = snapshot.data()?.courses ?? [];
    const courses = withCard(before, id, after?.list === list ? cardOf(after) : undefined, place);
    if (snapshot.exists) batch.update(snapshot.ref, { courses }, unchanged(snapshot));
    else batch.create(snapshot.ref, { list, courses });
  }
}

function cardOf(course: CourseDetail): Course {
  return courseSchema.cast(course, { stripUnknown: true });
}

function withCard(
  before: readonly Course[],
  id: string,
  card: Course | undefined,
  place: number | undefined,
): Course[] {
  const at = before.findIndex(({ _id }) => _id === id);
  const others = before.filter(({ _id }) => _id !== id);
  if (!card) return others;
  const stays = at < 0 ? others.length : at;
  return others.toSpliced(place === undefined ? stays : place - 1, 0, card);
}
