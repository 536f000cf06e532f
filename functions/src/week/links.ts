import type { NewWeekLink, WeekLink } from '@pathshala/contract/practice/model-test';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { hashOfSecret, isSecret, newSecret } from '../core/secret.ts';
import { collections } from '../firestore/collections.ts';
import { commitOf } from '../firestore/ended-accounts.ts';

/** A link is stored by student, so a new one replaces the previous. */
const linkOf = (db: Firestore, uid: string) => collections.weekLinks(db).doc(uid);

/** When a student started to share their week. */
export async function readWeekLink(db: Firestore, uid: string): Promise<WeekLink> {
  const record = (await linkOf(db, uid).get()).data();
  return { since: record ? record.at.toDate().toISOString() : null };
}

/** Creates a link and revokes the previous one. Its secret is returned once and not stored. */
export async function makeWeekLink(db: Firestore, uid: string): Promise<NewWeekLink> {
  const token = newSecret();
  const at = Timestamp.now();
  await commitOf(db, uid, db.batch().set(linkOf(db, uid), { tokenHash: hashOfSecret(token), at }));
  return { since: at.toDate().toISOString(), token };
}

/** Revokes a student's link immediately; idempotent. */
export async function endWeekLink(db: Firestore, uid: string): Promise<WeekLink> {
  await linkOf(db, uid).delete();
  return { since: null };
}

/** @throws DomainError `not-found` for any reason, to reveal nothing about accounts */
export function linkEnded(): DomainError {
  return new DomainError('not-found', 'This link has expired. Ask for a new one.');
}

/**
 * The student of a link.
 * @returns their uid
 * @throws DomainError `not-found` for an unknown or revoked link
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
