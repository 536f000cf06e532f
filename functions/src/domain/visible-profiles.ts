import { mayTakePart } from '@pathshala/contract/accounts/consent';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';

/**
 * The students of whom somebody else may see something, a teacher or who has a link: where the school asks for a parent's consent, those who need none or
 * have it at this moment.
 * @param asksConsent whether the school does
 */
export async function visibleProfiles(
  db: Firestore,
  uids: readonly string[],
  asksConsent: boolean,
): Promise<string[]> {
  if (!asksConsent || uids.length === 0) return [...uids];
  const documents = uids.map((uid) => db.doc(collections.consents(db).doc(uid).path));
  const read = await db.getAll(...documents, { fieldMask: ['state'] });
  return uids.filter((_uid, at) => mayTakePart(read[at]?.get('state') ?? 'age-needed'));
}
