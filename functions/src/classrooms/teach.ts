import { classroomLimits, type TaughtClassroom } from '@pathshala/contract/classrooms/classroom';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { createKeyedQueue } from '../core/keyed-queue.ts';
import { collections } from '../firestore/collections.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import type { ClassroomRecord } from '../firestore/learning-records.ts';
import { newCode } from './codes.ts';
import { changeOwn, readOwn, summaryOf } from './own-classroom.ts';

/** Serialises a teacher's calls within an instance. */
const enqueue = createKeyedQueue();

/** Somebody's classrooms as a teacher, newest first. */
export async function listTaught(db: Firestore, uid: string): Promise<TaughtClassroom[]> {
  const own: Query<ClassroomRecord> = collections.classrooms(db).where('teacher', '==', uid);
  const { docs } = await own.limit(classroomLimits.ofTeacher).get();
  return docs
    .sort((a, b) => b.data().madeAt.toMillis() - a.data().madeAt.toMillis())
    .map((one) => summaryOf(one.id, one.data()));
}

/** @throws DomainError `limit-reached` */
export function makeClassroom(db: Firestore, uid: string, name: string): Promise<TaughtClassroom> {
  return enqueue(uid, async () => {
    if ((await listTaught(db, uid)).length >= classroomLimits.ofTeacher) throw limitReached();
    const madeAt = Timestamp.now();
    const record = { teacher: uid, name, code: newCode(), pupils: [], tasks: [], madeAt, changedAt: madeAt };
    const made = collections.classrooms(db).doc();
    await commitOf(db, uid, db.batch().create(made, record));
    return summaryOf(made.id, record);
  });
}

const limitReached = () =>
  new DomainError('limit-reached', 'You have the maximum number of classes. End one to create another.');

/**
 * Deletes a classroom.
 * @throws DomainError `not-found`
 */
export async function endClassroom(db: Firestore, uid: string, id: string): Promise<void> {
  await readOwn(db, uid, id);
  await collections.classrooms(db).doc(id).delete();
}

/**
 * Replaces a classroom's code.
 * @throws DomainError `not-found`
 */
export async function renewCode(db: Firestore, uid: string, id: string): Promise<TaughtClassroom> {
  return summaryOf(id, await changeOwn(db, uid, id, () => ({ code: newCode() })));
}

/**
 * Removes the code; pupils stay.
 * @throws DomainError `not-found`
 */
export async function closeClassroom(db: Firestore, uid: string, id: string): Promise<TaughtClassroom> {
  return summaryOf(id, await changeOwn(db, uid, id, () => ({ code: null })));
}

/**
 * Removes a pupil; idempotent.
 * @throws DomainError `not-found`
 */
export async function removePupil(
  db: Firestore,
  uid: string,
  id: string,
  pupilId: string,
): Promise<TaughtClassroom> {
  const without = ({ pupils }: ClassroomRecord) => ({ pupils: pupils.filter((one) => one !== pupilId) });
  return summaryOf(id, await changeOwn(db, uid, id, without));
}
