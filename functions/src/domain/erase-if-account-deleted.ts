import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { erasePersonalData } from './erase-personal-data.ts';

/** Who can say whether an account is there. */
export interface AccountServices {
  readonly auth: Pick<Auth, 'getUsers'>;
}

/** The longest uid that Auth gives. */
const maxUidLength = 128;

/**
 * Removes what was written of somebody whose account has ended. To be called when it is written: an end that comes later
 * finds it by itself.
 * @returns whether the account has ended
 * @throws what Auth and Firestore throw, DomainError `unavailable` among it
 */
export async function eraseIfAccountDeleted(
  { auth, db }: AccountServices & { readonly db: Firestore },
  uid: string,
): Promise<boolean> {
  const isThere = uid.length <= maxUidLength && (await auth.getUsers([{ uid }])).users.length > 0;
  if (!isThere) await erasePersonalData(db, { uid });
  return !isThere;
}
