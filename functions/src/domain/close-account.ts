import type { Firestore } from 'firebase-admin/firestore';
import { noteEndOf } from '../firestore/ended-accounts.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { type DataSubject, dataSubjectOf } from './personal-data.ts';

/**
 * Erases the data of a deleted account and prevents further writes. Idempotent.
 * @throws DomainError `unavailable` as `erasePersonalData`
 */
export async function closeAccount(db: Firestore, person: DataSubject): Promise<void> {
  await noteEndOf(db, person.uid);
  await erasePersonalData(db, person);
}

/** A deleted account in Auth's event. */
type EndedAccount = Parameters<typeof dataSubjectOf>[0];

/** Erases the data of a deleted account, no matter who deleted it: the person, the Firebase console, or a script. */
export function cleanUpAfter(db: Firestore, account: EndedAccount): Promise<void> {
  return closeAccount(db, dataSubjectOf(account));
}
