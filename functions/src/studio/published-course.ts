import { courseOf } from '@pathshala/content/course-of';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import type { CardRecord, CatalogueRecord, CourseRecord } from '@pathshala/content/records';
import { cardTexts, courseTexts } from '@pathshala/content/seed/course-texts';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import { lessonVersion } from '@pathshala/contract/content/collections';
import type { StudioFields } from '@pathshala/contract/content/fields';
import {
  type CourseDetail,
  type CourseWords,
  cardOf,
  type OutlineItem,
  quizMark,
} from '@pathshala/contract/courses/course';
import { subjectPaths } from '@pathshala/contract/site/paths';
import {
  firstLanguage,
  forTranslations,
  type Language,
  type Translation,
  translations,
} from '@pathshala/contract/text/languages';
import { type DocumentSnapshot, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { unchanged } from '../firestore/compare-and-set.ts';

/** A lesson that readers see, as far as its course shows it. */
export interface LessonRow extends OutlineItem {
  readonly order: number;
  /** Its title in other languages. */
  readonly titles: Readonly<Partial<Record<Translation, string>>>;
}

/** The lessons of a course that readers see, in their order. */
export async function readLessonRows(db: Firestore, courseId: string): Promise<LessonRow[]> {
  const { docs } = await collections.lessons(db, courseId).select('order', 'title', 'minutes', 'quiz').get();
  const found = new Map(docs.map((one) => [one.id, one.data()]));
  // A version in another language is a document beside the first one.
  const first = [...found].filter(([id]) => !id.includes('.'));
  return inOrder(
    first.map(([id, { order, title, minutes, quiz }]) => {
      const own = translations.map((one) => [one, found.get(lessonVersion(id, one))?.title] as const);
      const titles = Object.fromEntries(own.filter(([, one]) => one !== undefined));
      return { id, order, title, minutes, titles, ...quizMark(quiz.length) };
    }),
  );
}

export function inOrder(rows: readonly LessonRow[]): LessonRow[] {
  return rows.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
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

/** A course and its card as they are kept for readers, in all languages. */
export interface ShownCourse {
  readonly record: CourseRecord;
  readonly card: CardRecord;
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
): ShownCourse {
  const inLanguage = (language: Language) => ({ ...courseInLanguage(id, written, lessons, language), img });
  const course = inLanguage(firstLanguage);
  const others = forTranslations((language) => new Map([[id, inLanguage(language)]]));
  const { _id, ...record } = course;
  return {
    record: { ...record, ...courseTexts(course, others) },
    card: { ...cardOf(course), ...cardTexts(course, others) },
  };
}

function courseInLanguage(
  id: string,
  written: StudioFields,
  lessons: readonly LessonRow[],
  language: Language,
): CourseDetail {
  const own = fieldsIn('courses', written, language) as unknown as CourseWords & { readonly place?: number };
  const { place: _, outline: planned, ...fields } = own;
  const titleOf = ({ title, titles }: Pick<LessonRow, 'title' | 'titles'>) =>
    (language === firstLanguage ? undefined : titles[language]) ?? title;
  const outline =
    planned ??
    lessons.map(({ order: _order, titles, ...one }) => ({ ...one, title: titleOf({ ...one, titles }) }));
  return courseOf(id, fields, outline, planned === undefined);
}

/** The cover that was drawn for it, or, of a course that came after that, the one of its subject in its list. */
export function coverOf({ id, course }: CourseState, { list, subject }: StudioFields): string {
  const own = `/covers/${id}.svg`;
  return course.data()?.img === own ? own : subjectPaths.cover(String(list), String(subject));
}

/**
 * Writes a course and the lists that show it, on the condition that all are as they were read.
 * @param after undefined: the course goes from everybody but the people who have it
 * @param place in its list, from 1, and 0 as 1; left out: it stays where it is, or comes last
 */
export function writeCourse(
  batch: WriteBatch,
  { id, course, lists }: CourseState,
  after: ShownCourse | undefined,
  place?: number,
): void {
  if (after) {
    // A translation that there is no longer must not stay, nor that the course was unpublished.
    const names = [...translations, 'withdrawn'];
    const gone = Object.fromEntries(names.map((name) => [name, FieldValue.delete()]));
    if (course.exists) batch.update(course.ref, { ...gone, ...after.record }, unchanged(course));
    else batch.create(course.ref, after.record);
  } else if (course.exists) batch.update(course.ref, { withdrawn: true }, unchanged(course));
  for (const [list, snapshot] of lists) {
    const before = snapshot.data()?.courses ?? [];
    const courses = withCard(before, id, after?.card.list === list ? after.card : undefined, place);
    if (snapshot.exists) batch.update(snapshot.ref, { courses }, unchanged(snapshot));
    else batch.create(snapshot.ref, { list, courses });
  }
}

function withCard(
  before: readonly CardRecord[],
  id: string,
  card: CardRecord | undefined,
  place: number | undefined,
): CardRecord[] {
  const at = before.findIndex(({ _id }) => _id === id);
  const others = before.filter(({ _id }) => _id !== id);
  if (!card) return others;
  const stays = at < 0 ? others.length : at;
  return others.toSpliced(place === undefined ? stays : Math.max(place - 1, 0), 0, card);
}
