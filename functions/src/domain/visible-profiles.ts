import { mayTakePart } from '@pathshala/contract/accounts/consent';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';

/**
 * The students whose progress others may see: where consent is required, those who need none or have it now.
 * @param asksConsent whether the school requires consent
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
