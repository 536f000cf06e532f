import type { Firestore } from 'firebase-admin/firestore';
import { noteEndOf } from '../firestore/ended-accounts.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import type { DataSubject } from './personal-data.ts';

/**
 * Removes what is kept of somebody whose account Auth no longer has, and lets nothing more be written of them. May be
 * repeated at any time.
 * @throws DomainError `unavailable` as `erasePersonalData`
 */
export async function closeAccount(db: Firestore, person: DataSubject): Promise<void> {
  await noteEndOf(db, person.uid);
  await erasePersonalData(db, person);
}
