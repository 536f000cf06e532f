import type { Firestore } from 'firebase-admin/firestore';
import { closeAccount } from '../domain/close-account.ts';
import { dataSubjectOf } from '../domain/personal-data.ts';

/** An account as Auth tells of its end. */
type EndedAccount = Parameters<typeof dataSubjectOf>[0];

/**
 * Removes what is kept of somebody whose account has ended, wherever that was done: by themselves, in the Firebase
 * console, by a script.
 */
export function cleanUpAfter(db: Firestore, account: EndedAccount): Promise<void> {
  return closeAccount(db, dataSubjectOf(account));
}
