import type { Party } from '@pathshala/contract/accounts/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { readPeople } from '../domain/people.ts';

/**
 * Who worked on something, as an editor may see it: an admin with addresses, a teacher the names alone.
 * @param uids null: nobody, it came with the school's files
 * @returns what gives one of them
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
