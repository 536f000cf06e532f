import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { closeAccount } from '../domain/close-account.ts';
import { erasePersonalData } from '../domain/erase-personal-data.ts';
import { dataSubjectOf } from '../domain/personal-data.ts';

export interface AccountServices {
  readonly auth: Pick<Auth, 'getUser' | 'deleteUser'>;
  readonly db: Firestore;
  /**
   * Revokes the admin's role of somebody who leaves.
   * @throws DomainError `last-admin`
   */
  readonly leaveRole: (caller: FreshCaller) => Promise<unknown>;
  /** Drops an account from the caches. */
  readonly forget?: ((uid: string) => void) | undefined;
}

/**
 * Deletes an account: first the role, which the last admin cannot lose, then the data in Firestore, the account itself,
 * and data written meanwhile. Can be retried; once the account is gone, `account-ended.ts` completes it.
 * @throws DomainError `last-admin`
 */
export async function deleteAccount(services: AccountServices, caller: FreshCaller): Promise<void> {
  const { auth, db, leaveRole, forget } = services;
  if (caller.admin) await leaveRole(caller);
  const person = dataSubjectOf(await auth.getUser(caller.uid));
  await erasePersonalData(db, person);
  await auth.deleteUser(caller.uid);
  forget?.(caller.uid);
  // Erases what was written meanwhile; afterwards nothing can be.
  await closeAccount(db, person);
}
