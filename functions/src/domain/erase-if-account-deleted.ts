import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { erasePersonalData } from './erase-personal-data.ts';

/** Looks up whether an account exists. */
export interface AccountServices {
  readonly auth: Pick<Auth, 'getUsers'>;
}

/** Maximum length of a uid. */
const maxUidLength = 128;

/**
 * Erases data written about a deleted account. Call after writing; a later deletion erases it itself.
 * @returns whether the account was deleted
 * @throws errors of Auth and Firestore, such as DomainError `unavailable`
 */
export async function eraseIfAccountDeleted(
  { auth, db }: AccountServices & { readonly db: Firestore },
  uid: string,
): Promise<boolean> {
  const isThere = uid.length <= maxUidLength && (await auth.getUsers([{ uid }])).users.length > 0;
  if (!isThere) await erasePersonalData(db, { uid });
  return !isThere;
}
