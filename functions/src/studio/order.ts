import { courseIdOf } from '@pathshala/content/kinds/all-kinds';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import { lessonItemId, type MoveInput } from '@pathshala/contract/studio/items';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { itemsIn, noteManifest } from '../content/manifest.ts';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';
import { commitOf, retryOnConflict, unchanged } from '../firestore/writes.ts';
import { noteAudit } from '../people/audit.ts';
import { requireEditor } from './access.ts';
import { type ItemName, readItem } from './items.ts';
import { manifestFor, movedManifest } from './manifest-write.ts';
import { courseFrom, coverOf, readCourseState, readLessonRows, writeCourse } from './published-course.ts';

/**
 * Moves a course in its list, or a lesson in its course. Readers who have it see the new order at once; nothing else
 * of a draft is published.
 * @param requireRecent asks for a recent sign-in, where readers see the move
 * @throws DomainError `not-found`, `forbidden`, `sign-in-again`, or `conflict` for a course that is in no list
 */
export async function moveItem(
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  { place }: MoveInput,
  requireRecent: () => void,
): Promise<MoveInput> {
  const move = name.kind === 'courses' ? moveCourse : name.kind === 'lessons' ? moveLesson : undefined;
  if (!move) throw new DomainError('not-found');
  await requireEditor(db, caller, name);
  const mayShow = async () => {
    await requireEditor(db, caller, name, 'publish');
    requireRecent();
  };
  return retryOnConflict(() => move(db, caller, name, place, mayShow));
}

type Move = (
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  place: number,
  mayShow: () => Promise<void>,
) => Promise<MoveInput>;

/** @returns the list with the entry at a place from 1, or at its end */
function placed<Entry>(others: readonly Entry[], entry: Entry, place: number): Entry[] {
  return others.toSpliced(Math.min(place - 1, others.length), 0, entry);
}

const moveCourse: Move = async (db, caller, name, place, mayShow) => {
  const { published } = await readItem(db, name);
  const shown = published.data();
  if (!shown) throw new DomainError('conflict', 'Publish the course first: only then it is in a list.');
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
  const now = courses.indexOf(card) + 1;
  const batch = db.batch();
  batch.update(list.ref, { courses }, unchanged(list));
  const after = movedManifest(db, batch, manifest, name, [name]);
  noteAudit(db, batch, name, { actor: caller.uid, at: Timestamp.now(), action: 'move' });
  await commitOf(db, caller.uid, batch);
  noteManifest(db, after);
  return { place: now };
};

const moveLesson: Move = async (db, caller, name, place, mayShow) => {
  const id = courseIdOf(name) ?? '';
  const [manifest, lessons, rows, state, source] = await Promise.all([
    manifestFor(db, name),
    readLessonPlaces(db, id),
    readLessonRows(db, id),
    readCourseState(db, id),
    collections.published(db).doc(`courses~${id}`).get(),
  ]);
  const moved = lessons.find((one) => one.id === name.id);
  if (!moved) throw new DomainError('not-found');
  if (ownValue(itemsIn(manifest).courses, id)) await mayShow();
  const ordered = placed(
    lessons.filter((one) => one !== moved),
    moved,
    place,
  );
  const batch = db.batch();
  const changed = writeLessonPlaces(batch, ordered);
  const course: StudioFields | undefined = source.data()?.fields;
  if (course) {
    const placeOf = (lessonId: string) => ordered.findIndex((one) => one.id === `${id}~${lessonId}`) + 1;
    const after = rows
      .map((row) => ({ ...row, order: placeOf(row.id) }))
      .toSorted((a, b) => a.order - b.order);
    writeCourse(batch, state, courseFrom(id, course, after, coverOf(state, course)));
  }
  const after = movedManifest(db, batch, manifest, name, changed);
  noteAudit(db, batch, name, { actor: caller.uid, at: Timestamp.now(), action: 'move' });
  await commitOf(db, caller.uid, batch);
  noteManifest(db, after);
  return { place: ordered.indexOf(moved) + 1 };
};

/** A lesson in the studio with every document that says its place. */
export interface LessonPlace {
  /** With its course: `course~lesson`. */
  readonly id: string;
  /** Undefined: it comes last. */
  readonly order: number | undefined;
  readonly draft: DocumentSnapshot | undefined;
  readonly published: DocumentSnapshot | undefined;
  /** Readers' versions, one for each language. */
  readonly versions: readonly DocumentSnapshot[];
}

const last = Number.MAX_SAFE_INTEGER;

/** The lessons of a course in the order of the studio's list, without archived ones. Reads no texts. */
export async function readLessonPlaces(db: Firestore, courseId: string): Promise<LessonPlace[]> {
  const first = itemKey('lessons', lessonItemId(courseId, ''));
  const own = <T>(all: Query<T>) =>
    all.orderBy(FieldPath.documentId()).startAt(first).endAt(`${first}\uf8ff`);
  const [drafts, published, versions] = await Promise.all([
    own(collections.drafts(db)).select('id', 'state', 'fields.order').get(),
    own(collections.published(db)).select('id').get(),
    collections.lessons(db, courseId).select('order').get(),
  ]);
  const found = [...drafts.docs, ...published.docs].map((one) => one.get('id') as string);
  return [...new Set(found)]
    .map((id): LessonPlace & { readonly state: unknown } => {
      const ofLesson = versions.docs.filter(
        (one) => lessonItemId(courseId, one.id.split('.')[0] ?? '') === id,
      );
      const draft = drafts.docs.find((one) => one.get('id') === id);
      const order = draft?.get('fields.order') ?? ofLesson[0]?.get('order');
      const ofReaders = published.docs.find((one) => one.get('id') === id);
      return { id, order, draft, published: ofReaders, versions: ofLesson, state: draft?.get('state') };
    })
    .filter(({ state }) => state !== 'archived')
    .toSorted((a, b) => (a.order ?? last) - (b.order ?? last) || (a.id < b.id ? -1 : 1));
}

/**
 * Writes the places from 1, where they differ.
 * @returns the lessons of readers that moved
 */
export function writeLessonPlaces(batch: WriteBatch, lessons: readonly LessonPlace[]): ItemName[] {
  return lessons.flatMap(({ id, draft, published, versions, ...before }, at) => {
    const order = at + 1;
    const inFields = { 'fields.order': order };
    if (draft && draft.get('fields.order') !== order) batch.update(draft.ref, inFields, unchanged(draft));
    const shown = versions.filter((one) => one.get('order') !== order);
    for (const one of shown) batch.update(one.ref, { order }, unchanged(one));
    if (!published || (shown.length === 0 && before.order === order)) return [];
    batch.update(published.ref, inFields, unchanged(published));
    return [{ kind: 'lessons', id } as const];
  });
}

/** A course's position in its published list. */
export interface ListPosition {
  readonly list: ListName;
  /** From 1. */
  readonly place: number;
}

/** Positions of published courses, by id. */
export async function readListPositions(db: Firestore): Promise<ReadonlyMap<string, ListPosition>> {
  const { docs } = await collections.catalogue(db).get();
  return new Map(
    docs.flatMap((one) => {
      const { list, courses } = one.data();
      return courses.map(({ _id }, at) => [_id, { list, place: at + 1 }] as const);
    }),
  );
}
