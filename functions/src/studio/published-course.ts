import { courseIn, type LessonRow } from '@pathshala/content/course-of';
import { courseFieldNames } from '@pathshala/content/kinds/course';
import type { CardRecord, CatalogueRecord, CourseRecord } from '@pathshala/content/records';
import { cardTexts, courseTexts } from '@pathshala/content/seed/seed-documents';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { cardOf } from '@pathshala/contract/courses/course';
import { limits } from '@pathshala/contract/http/limits';
import { ownValue } from '@pathshala/contract/http/own-value';
import { subjectPaths } from '@pathshala/contract/pictures/item-picture';
import { lessonItemId, lessonParts } from '@pathshala/contract/studio/items';
import type { MoveInput } from '@pathshala/contract/studio/schemas';
import {
  firstLanguage,
  forTranslations,
  type Language,
  translations,
} from '@pathshala/contract/text/languages';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { inOrder, readLessonOrder, readLessonRows } from '../content/courses.ts';
import {
  changeManifest,
  itemsIn,
  type ManifestSnapshot,
  manifestFor,
  noteManifest,
  withoutSeed,
} from '../content/manifest.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';
import { commitOf, putUnchanged, retryOnConflict, unchanged } from '../firestore/writes.ts';
import { noteAudit } from '../people/audit.ts';
import { type Edit, readItem, requireEditor } from './items.ts';

/** A course with its previous and next lists. */
export interface CourseState {
  readonly id: string;
  readonly course: DocumentSnapshot<CourseRecord>;
  readonly lists: ReadonlyMap<ListName, DocumentSnapshot<CatalogueRecord>>;
}

/** @param lists besides its current one */
export async function readCourseState(db: Firestore, id: string, lists: readonly ListName[] = []) {
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
 * Fails if any of it changed since it was read. The course keeps its place in its list, or comes last.
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
    putUnchanged(batch, snapshot, { list, courses });
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

/**
 * Readers see the new order at once; nothing else of a draft is published.
 * @throws DomainError `not-found`, `forbidden`, `sign-in-again`, or `conflict` for a course that is in no list
 */
export async function moveItem(edit: Edit, { place }: MoveInput, requireRecent: () => void) {
  const { kind } = edit.name;
  const move = kind === 'courses' ? moveCourse : kind === 'lessons' ? moveLesson : undefined;
  if (!move) throw new DomainError('not-found');
  const mayShow = async () => {
    await requireEditor(edit, 'publish');
    requireRecent();
  };
  return retryOnConflict(() => move(edit, place, mayShow));
}

type Move = (edit: Edit, place: number, mayShow: () => Promise<void>) => Promise<MoveInput>;

/** @returns the list with the entry at a place from 1, or at its end */
function placed<Entry>(others: readonly Entry[], entry: Entry, place: number): Entry[] {
  return others.toSpliced(Math.min(place - 1, others.length), 0, entry);
}

async function commitMove({ db, caller, name }: Edit, manifest: ManifestSnapshot, batch: WriteBatch) {
  const after = changeManifest(db, batch, manifest, name, withoutSeed);
  noteAudit(db, batch, name, { actor: caller.uid, at: Timestamp.now(), action: 'move' });
  await commitOf(db, caller.uid, batch);
  noteManifest(db, after);
}

const moveCourse: Move = async (edit, place, mayShow) => {
  const { db, name } = edit;
  const { published } = await readItem(db, name);
  const shown = published.data();
  if (!shown) throw new DomainError('conflict', 'Publish the course first. Until then it is in no list.');
  await mayShow();
  const [manifest, list] = await Promise.all([
    manifestFor(db, name),
    collections
      .catalogue(db)
      .doc(shown.fields.list as ListName)
      .get(),
  ]);
  const before = list.data()?.courses ?? [];
  const card = before.find(({ _id }) => _id === name.id);
  if (!card) throw new DomainError('conflict', 'This course is in no list.');
  const others = before.filter((one) => one !== card);
  const courses = placed(others, card, place);
  const batch = db.batch();
  batch.update(list.ref, { courses }, unchanged(list));
  await commitMove(edit, manifest, batch);
  return { place: courses.indexOf(card) + 1 };
};

const moveLesson: Move = async (edit, place, mayShow) => {
  const { db, name } = edit;
  const parts = lessonParts(name.id);
  if (!parts) throw new DomainError('not-found');
  const { courseId, lessonId } = parts;
  const [manifest, order, drafts, rows, state, source] = await Promise.all([
    manifestFor(db, name),
    readLessonOrder(db, courseId),
    readDraftIds(db, courseId),
    readLessonRows(db, courseId),
    readCourseState(db, courseId),
    collections.published(db).doc(itemKey('courses', courseId)).get(),
    readItem(db, name),
  ]);
  if (ownValue(itemsIn(manifest).courses, courseId)) await mayShow();
  const all = [...new Set([...order.lessons, ...rows.map(({ id }) => id), lessonId])];
  const isListed = (id: string) => drafts.has(id) || rows.some((row) => row.id === id);
  const others = all.filter((id) => id !== lessonId);
  const listed = placed(others.filter(isListed), lessonId, place);
  const lessons = [...listed, ...others.filter((id) => !isListed(id))];
  const batch = db.batch();
  putUnchanged(batch, order.snapshot, { lessons });
  const course: StudioFields | undefined = source.data()?.fields;
  if (course) writeCourse(batch, state, course, inOrder(rows, { lessons }));
  await commitMove(edit, manifest, batch);
  return { place: listed.indexOf(lessonId) + 1 };
};

/** Own ids of a course's drafts, without archived ones, which no list shows. Reads no texts. */
async function readDraftIds(db: Firestore, courseId: string): Promise<ReadonlySet<string>> {
  const first = itemKey('lessons', lessonItemId(courseId, ''));
  const { docs } = await collections
    .drafts(db)
    .orderBy(FieldPath.documentId())
    .startAt(first)
    .endAt(`${first}\uf8ff`)
    .select('state')
    .get();
  const listed = docs.filter((one) => one.get('state') !== 'archived');
  return new Set(listed.map(({ id }) => id.slice(first.length)));
}
