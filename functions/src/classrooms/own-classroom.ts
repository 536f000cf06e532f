import type { TaughtClassroom } from '@pathshala/contract/classrooms/classroom';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import type { ClassroomRecord } from '../firestore/learning-records.ts';

/** A classroom in its teacher's list. */
export function summaryOf(id: string, { name, code, pupils, tasks }: ClassroomRecord): TaughtClassroom {
  return { _id: id, name, code, pupils: pupils.length, tasks: tasks.length };
}

/** Another teacher's classroom is reported as not found. */
function requireOwn(record: ClassroomRecord | undefined, uid: string): ClassroomRecord {
  if (record?.teacher !== uid) throw new DomainError('not-found', 'This is not one of your classes.');
  return record;
}

/** @throws DomainError `not-found` */
export async function readOwn(db: Firestore, uid: string, id: string): Promise<ClassroomRecord> {
  const record = isDocumentId(id) ? (await collections.classrooms(db).doc(id).get()).data() : undefined;
  return requireOwn(record, uid);
}

/**
 * Changes one of the teacher's classrooms.
 * @param change from the current state; may run again
 * @returns the new state
 * @throws DomainError `not-found`, and what `change` throws
 */
export async function changeOwn(
  db: Firestore,
  uid: string,
  id: string,
  change: (before: ClassroomRecord) => Partial<ClassroomRecord>,
): Promise<ClassroomRecord> {
  let after = await readOwn(db, uid, id);
  await compareAndSet(collections.classrooms(db).doc(id), (record) => {
    const before = requireOwn(record, uid);
    after = { ...before, ...change(before), changedAt: Timestamp.now() };
    return after;
  });
  return after;
}
