import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type CollectionName, collections } from '../firestore/collections.ts';
import { personal } from './lives.ts';
import { collectionOf, removeAll } from './remove-all.ts';

/** Where somebody's data lies. */
export interface PersonServices {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'deleteUser'>;
}

/** Removes everything that goes with a person's account, and the account; done again, it goes on where it stopped. */
export type RemovePerson = (services: PersonServices, uid: string) => Promise<void>;

/**
 * Removes a person: whatever the table of lives says goes with the account. Payments stay, which name nobody.
 * @throws what Firestore or Auth throw
 */
export const removePerson: RemovePerson = async ({ db, auth }, uid) => {
  // That their account is to end is kept until it has ended: so a removal that was cut off is begun again.
  const rows = personal.filter(({ name, goes }) => goes && name !== 'inactiveAccounts');
  for (const { name, person } of rows) await removeRows(db, name, person, uid);
  await deleteAccount(auth, uid);
  await collections.inactiveAccounts(db).doc(uid).delete();
};

async function removeRows(db: Firestore, name: CollectionName, person: 'id' | 'uid', uid: string) {
  const collection = collectionOf(db, name);
  if (person === 'id') await collection.doc(uid).delete();
  else await removeAll(db, collection.where('uid', '==', uid));
}

/** An account that is gone already is as it should be. */
async function deleteAccount(auth: Pick<Auth, 'deleteUser'>, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
  }
}
