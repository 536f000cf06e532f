import type { Party } from '@pathshala/contract/accounts/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { readPeople } from '../domain/people.ts';

/**
 * Authors as visible to an editor: admins see addresses, teachers names.
 * @param uids null: from the school's files
 * @returns a lookup
 */
export async function readAuthors(
  db: Firestore,
  { admin }: Pick<FreshCaller, 'admin'>,
  uids: readonly (string | null | undefined)[],
): Promise<(uid: string) => Party> {
  const people = await readPeople(
    db,
    uids.flatMap((uid) => uid ?? []),
  );
  return (_id) => {
    const known = people.get(_id);
    return admin || !known ? { _id, ...known } : { _id, displayName: known.displayName };
  };
}
