import type { Firestore } from 'firebase-admin/firestore';
import { noteEndOf } from '../firestore/ended-accounts.ts';
import { removeTraces } from './remove-traces.ts';
import type { TracedPerson } from './traces.ts';

/**
 * Removes what is kept of somebody whose account Auth no longer has, and lets nothing more be written of them. May be
 * repeated at any time.
 * @throws DomainError `unavailable` as `removeTraces`
 */
export async function closeAccount(db: Firestore, person: TracedPerson): Promise<void> {
  await noteEndOf(db, person.uid);
  await removeTraces(db, person);
}
