import type { Firestore } from 'firebase-admin/firestore';
import { noteEndOf } from '../firestore/ended-accounts.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { type DataSubject, dataSubjectOf } from './personal-data.ts';

/**
 * Removes what is kept of somebody whose account Auth no longer has, and lets nothing more be written of them. May be
 * repeated at any time.
 * @throws DomainError `unavailable` as `erasePersonalData`
 */
export async function closeAccount(db: Firestore, person: DataSubject): Promise<void> {
  await noteEndOf(db, person.uid);
  await erasePersonalData(db, person);
}

/** An account as Auth tells of its end. */
type EndedAccount = Parameters<typeof dataSubjectOf>[0];

/**
 * Removes what is kept of somebody whose account has ended, wherever that was done: by themselves, in the Firebase
 * console, by a script.
 */
export function cleanUpAfter(db: Firestore, account: EndedAccount): Promise<void> {
  return closeAccount(db, dataSubjectOf(account));
}
