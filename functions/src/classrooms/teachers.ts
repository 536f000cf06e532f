import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import type { UserRecord } from '../firestore/people-records.ts';

/** What a pupil learns of the teacher of a class. */
export interface Teacher {
  /** Empty where the school has no record of them. */
  readonly name: string;
  /** Not any more, once the role was taken away; their classes are closed until it comes back. */
  readonly teaches: boolean;
}

/** Of whom there is no record, the account alone says what they are, and it made the class. */
const unknown: Teacher = { name: '', teaches: true };

/** @returns what tells of one of the teachers, who are read by one call */
export async function readTeachers(
  db: Firestore,
  uids: readonly string[],
): Promise<(uid: string) => Teacher> {
  const asked = [...new Set(uids)];
  if (asked.length === 0) return () => unknown;
  const references = asked.map((uid) => db.doc(collections.users(db).doc(uid).path));
  const snapshots = await db.getAll(...references, { fieldMask: ['displayName', 'role'] });
  const teachers = new Map(
    snapshots.flatMap((one) => {
      const known = one.data() as Pick<UserRecord, 'displayName' | 'role'> | undefined;
      if (!known) return [];
      const name = normaliseDisplayName(known.displayName);
      return [[one.id, { name, teaches: known.role !== 'student' }] as const];
    }),
  );
  return (uid) => teachers.get(uid) ?? unknown;
}
