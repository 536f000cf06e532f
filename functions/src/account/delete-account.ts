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
   * Takes the admin's role from somebody who leaves.
   * @throws DomainError `last-admin`
   */
  readonly leaveRole: (caller: FreshCaller) => Promise<unknown>;
  /** Forgets what is remembered of an account. */
  readonly forget?: ((uid: string) => void) | undefined;
}

/**
 * Ends an account: the role first, which the last admin cannot leave, then what Firestore keeps, then the account itself,
 * and what came in between. What fails may be repeated; once the account is gone, `cleanUpAfter` hears of it and goes on.
 * @throws DomainError `last-admin`
 */
export async function deleteAccount(services: AccountServices, caller: FreshCaller): Promise<void> {
  const { auth, db, leaveRole, forget } = services;
  if (caller.admin) await leaveRole(caller);
  const person = dataSubjectOf(await auth.getUser(caller.uid));
  await erasePersonalData(db, person);
  await auth.deleteUser(caller.uid);
  forget?.(caller.uid);
  // What came in between goes as well, and after the answer nothing more comes.
  await closeAccount(db, person);
}
