import type { NewWeekLink, WeekLink } from '@pathshala/contract/practice/week';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { hashOfSecret, isSecret, newSecret } from '../core/secret.ts';
import { collections } from '../firestore/collections.ts';
import { commitOf } from '../firestore/ended-accounts.ts';

/** What is kept of a link lies under its student: there can only be one, and a new one ends the one before by being written. */
const linkOf = (db: Firestore, uid: string) => collections.weekLinks(db).doc(uid);

/** Since when a student shares their week. */
export async function readWeekLink(db: Firestore, uid: string): Promise<WeekLink> {
  const record = (await linkOf(db, uid).get()).data();
  return { since: record ? record.at.toDate().toISOString() : null };
}

/** Makes a link, and ends the one before. What opens it is told now and kept nowhere. */
export async function makeWeekLink(db: Firestore, uid: string): Promise<NewWeekLink> {
  const token = newSecret();
  const at = Timestamp.now();
  await commitOf(db, uid, db.batch().set(linkOf(db, uid), { tokenHash: hashOfSecret(token), at }));
  return { since: at.toDate().toISOString(), token };
}

/** Ends a student's link, at once; who has none stays so. */
export async function endWeekLink(db: Firestore, uid: string): Promise<WeekLink> {
  await linkOf(db, uid).delete();
  return { since: null };
}

/** @throws DomainError `not-found`, whatever the reason: who has a link learns nothing else of an account */
export function linkEnded(): DomainError {
  return new DomainError('not-found', 'This link has expired. Ask for a new one.');
}

/**
 * Whose week a link opens.
 * @returns their uid
 * @throws DomainError `not-found` for a link that was never given or has ended
 */
export async function openWeekLink(db: Firestore, token: string): Promise<string> {
  if (!isSecret(token)) throw linkEnded();
  const { docs } = await collections
    .weekLinks(db)
    .where('tokenHash', '==', hashOfSecret(token))
    .limit(1)
    .get();
  const [found] = docs;
  if (!found) throw linkEnded();
  return found.id;
}
