import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { removeTraces } from './remove-traces.ts';

/** Who can say whether an account is there. */
export interface AccountServices {
  readonly auth: Pick<Auth, 'getUsers'>;
}

/** The longest uid that Auth gives. */
const uidMost = 128;

/**
 * Removes what was written of somebody whose account has ended. To be called when it is written: an end that comes later
 * finds it by itself.
 * @returns whether the account has ended
 * @throws what Auth and Firestore throw, DomainError `unavailable` among it
 */
export async function removeIfGone(
  { auth, db }: AccountServices & { readonly db: Firestore },
  uid: string,
): Promise<boolean> {
  const isThere = uid.length <= uidMost && (await auth.getUsers([{ uid }])).users.length > 0;
  if (!isThere) await removeTraces(db, { uid });
  return !isThere;
}
