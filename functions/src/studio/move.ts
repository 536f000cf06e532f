import { courseIdOf } from '@pathshala/content/kinds/all-kinds';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { MoveInput } from '@pathshala/contract/studio/items';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { itemsIn, noteManifest } from '../domain/manifest.ts';
import { noteAudit } from '../domain/studio-audit.ts';
import { collections } from '../firestore/collections.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import { requireEditor } from './access.ts';
import { type ItemName, readItem } from './items.ts';
import { readLessonPlaces, writeLessonPlaces } from './lesson-places.ts';
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
  const { published, draft } = await readItem(db, name);
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
  batch.update(published.ref, { 'fields.place': now }, unchanged(published));
  if (draft.exists) batch.update(draft.ref, { 'fields.place': now }, unchanged(draft));
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
