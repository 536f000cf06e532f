import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import type { Firestore } from 'firebase-admin/firestore';
import { isDocumentId } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import type { UserRecord } from '../firestore/people-records.ts';

/** By what somebody is known to admins. */
export type KnownBy = Pick<UserRecord, 'email' | 'displayName'>;

/**
 * Who several people are, by one call; each is read once, however often they are asked for.
 * @param uids may have words among them that are nobody's
 * @returns by uid; those of whom there is no record are not in it
 */
export async function readPeople(
  db: Firestore,
  uids: readonly string[],
): Promise<ReadonlyMap<string, KnownBy>> {
  const asked = [...new Set(uids)].filter(isDocumentId);
  if (asked.length === 0) return new Map();
  const references = asked.map((uid) => db.doc(collections.users(db).doc(uid).path));
  const snapshots = await db.getAll(...references, { fieldMask: ['email', 'displayName'] });
  return new Map(
    snapshots.flatMap((one) => {
      const known = one.data() as KnownBy | undefined;
      if (!known) return [];
      return [[one.id, { ...known, displayName: normaliseDisplayName(known.displayName) }] as const];
    }),
  );
}
