import type { TaughtClassroom } from '@pathshala/contract/classrooms/classroom';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import type { ClassroomRecord } from '../firestore/learning-records.ts';

/** A class as its teacher's list has it. */
export function summaryOf(id: string, { name, code, pupils, tasks }: ClassroomRecord): TaughtClassroom {
  return { _id: id, name, code, pupils: pupils.length, tasks: tasks.length };
}

/** A class of another teacher is as good as none: nobody learns that there is one. */
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
 * Changes an own class.
 * @param change gets it as it is, may be asked again
 * @returns it as it is then
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
