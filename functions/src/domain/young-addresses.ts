import { createHmac } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { dayMs } from '../core/utc-day.ts';
import { collections } from '../firestore/collections.ts';
import type { YoungAddressRecord } from '../firestore/people-records.ts';
import { saltNamed } from '../firestore/salts.ts';

/** From the youngest pupil, who is six, to the age that needs no parent. */
export const youngAddressDays = 7 * 365;

/**
 * Where it stands that the owner of an address is under the age. Accounts end and change their address, so it does not
 * hang on one.
 * @param email normalised
 */
export async function youngAddressOf(
  db: Firestore,
  email: string,
): Promise<DocumentReference<YoungAddressRecord>> {
  const hash = createHmac('sha256', await saltNamed(db, 'youngAddresses')).update(email);
  return collections.youngAddresses(db).doc(hash.digest('base64url'));
}

/** Whether they have said so. The daily job may be late, so the date counts. */
export async function isYoung(address: DocumentReference<YoungAddressRecord>, now: number): Promise<boolean> {
  const record = (await address.get()).data();
  return record !== undefined && record.at.toMillis() > now - youngAddressDays * dayMs;
}
