import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import type { UserRecord } from '../firestore/people-records.ts';

/** What pupils see of a teacher. */
export interface Teacher {
  /** Empty where the school has no record of them. */
  readonly name: string;
  /** False once the role was revoked; their classrooms are closed until it comes back. */
  readonly teaches: boolean;
}

/** Without a record only the account tells the role, and it created the classroom. */
const unknown: Teacher = { name: '', teaches: true };

/** @returns a lookup of teachers, read in one call */
export async function readTeachers(
  db: Firestore,
  uids: readonly string[],
): Promise<(uid: string) => Teacher> {
  const uniqueUids = [...new Set(uids)];
  if (uniqueUids.length === 0) return () => unknown;
  const references = uniqueUids.map((uid) => db.doc(collections.users(db).doc(uid).path));
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
