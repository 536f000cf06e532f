import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import type { Firestore } from 'firebase-admin/firestore';
import { isDocumentId } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import type { UserRecord } from '../firestore/people-records.ts';

/** How admins see a person. */
export type KnownBy = Pick<UserRecord, 'email' | 'displayName'>;

/**
 * Reads several people in one call, without duplicates.
 * @param uids may contain other words
 * @returns by uid, without unknown people
 */
export async function readPeople(
  db: Firestore,
  uids: readonly string[],
): Promise<ReadonlyMap<string, KnownBy>> {
  const uniqueUids = [...new Set(uids)].filter(isDocumentId);
  if (uniqueUids.length === 0) return new Map();
  const references = uniqueUids.map((uid) => db.doc(collections.users(db).doc(uid).path));
  const snapshots = await db.getAll(...references, { fieldMask: ['email', 'displayName'] });
  return new Map(
    snapshots.flatMap((one) => {
      const known = one.data() as KnownBy | undefined;
      if (!known) return [];
      return [[one.id, { ...known, displayName: normaliseDisplayName(known.displayName) }] as const];
    }),
  );
}
