import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { isGone } from '../core/dependency-errors.ts';
import { closeAccount } from '../domain/close-account.ts';
import { erasePersonalData } from '../domain/erase-personal-data.ts';
import { dataSubjectOf, type KnownPerson } from '../domain/personal-data.ts';

/** Where somebody's data lies. */
export interface PersonServices {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'deleteUser'>;
}

/**
 * Removes everything that goes with a person's account, and the account; done again, it goes on where it stopped. That
 * the account is to end is kept until it has ended: so a removal that was cut off is begun again.
 * @throws what Firestore or Auth throw
 */
export async function removePerson({ db, auth }: PersonServices, account: KnownPerson): Promise<void> {
  const person = dataSubjectOf(account);
  await erasePersonalData(db, person, 'inactiveAccounts');
  await deleteAccount(auth, account.uid);
  await closeAccount(db, person);
}

/** An account that is gone already is as it should be. */
async function deleteAccount(auth: Pick<Auth, 'deleteUser'>, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
