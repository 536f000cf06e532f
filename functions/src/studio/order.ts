import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import { lessonItemId, lessonParts } from '@pathshala/contract/studio/items';
import type { MoveInput } from '@pathshala/contract/studio/schemas';
import { FieldPath, type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { inOrder, readLessonOrder, readLessonRows, writeLessonOrder } from '../content/courses.ts';
import { itemsIn, type ManifestSnapshot, noteManifest } from '../content/manifest.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';
import { commitOf, retryOnConflict, unchanged } from '../firestore/writes.ts';
import { noteAudit } from '../people/audit.ts';
import { requireEditor } from './access.ts';
import { type Edit, readItem } from './items.ts';
import { changeManifest, manifestFor, withoutSeed } from './manifest-write.ts';
import { readCourseState, writeCourse } from './published-course.ts';

/**
 * Readers see the new order at once; nothing else of a draft is published.
 * @throws DomainError `not-found`, `forbidden`, `sign-in-again`, or `conflict` for a course that is in no list
 */
export async function moveItem(
  edit: Edit,
  { place }: MoveInput,
  requireRecent: () => void,
): Promise<MoveInput> {
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
  const batch = db.batch();
  batch.update(list.ref, { courses }, unchanged(list));
  await commitMove(edit, manifest, batch);
  return { place: courses.indexOf(card) + 1 };
};

const moveLesson: Move = async (edit, place, mayShow) => {
  const { db, name } = edit;
  const { courseId, lessonId } = lessonParts(name.id) ?? { courseId: '', lessonId: '' };
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
  writeLessonOrder(batch, order, lessons);
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
