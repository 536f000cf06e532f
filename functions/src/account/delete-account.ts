import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { removeTraces } from '../domain/remove-traces.ts';
import { tracedPerson } from '../domain/traces.ts';
import type { FreshCaller } from '../http/caller.ts';

export interface AccountServices {
  readonly auth: Pick<Auth, 'getUser' | 'deleteUser'>;
  readonly db: Firestore;
  /**
   * Takes the admin's role from somebody who leaves.
   * @throws ApiError `last-admin`
   */
  readonly leaveRole: (caller: FreshCaller) => Promise<unknown>;
}

/**
 * Ends an account: the role first, which the last admin cannot leave, then what Firestore keeps, then the account itself.
 * What fails may be repeated. The end of the account is heard by `account-ended.ts`, which removes what came in between.
 * @throws ApiError `last-admin`
 */
export async function deleteAccount(services: AccountServices, caller: FreshCaller): Promise<void> {
  const { auth, db, leaveRole } = services;
  if (caller.admin) await leaveRole(caller);
  await removeTraces(db, tracedPerson(await auth.getUser(caller.uid)));
  await auth.deleteUser(caller.uid);
}
