import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { isGone } from '../core/dependency-errors.ts';
import { closeAccount } from '../domain/close-account.ts';
import { erasePersonalData } from '../domain/erase-personal-data.ts';
import { dataSubjectOf, type KnownPerson } from '../domain/personal-data.ts';

/** Stores of personal data. */
export interface PersonServices {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'deleteUser'>;
}

/**
 * Erases a person's data and account. The intent is stored until done, so that an interrupted removal is resumed.
 * @throws errors of Firestore and Auth
 */
export async function removePerson({ db, auth }: PersonServices, account: KnownPerson): Promise<void> {
  const person = dataSubjectOf(account);
  await erasePersonalData(db, person, 'inactiveAccounts');
  await deleteAccount(auth, account.uid);
  await closeAccount(db, person);
}

/** Already deleted: nothing to do. */
async function deleteAccount(auth: Pick<Auth, 'deleteUser'>, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
