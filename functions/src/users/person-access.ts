import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError, wrongField } from '../core/domain-error.ts';
import { deletedPerson } from '../domain/personal-data.ts';
import { notePerson } from '../domain/studio-audit.ts';
import { type AccountAuth, roleOf } from './accounts.ts';
import { requireKnownAccount } from './person.ts';
import { noteEndedSignIns } from './records.ts';

export interface AccessServices {
  readonly auth: AccountAuth & Pick<Auth, 'updateUser'>;
  readonly db: Firestore;
  /** Removes everything of a person, and the account. */
  readonly remove: (account: Account) => Promise<void>;
  /** Has an account looked at again by its next call to this instance; others do so within the minute. */
  readonly forget?: ((uid: string) => void) | undefined;
}

/**
 * The account of somebody whose access may be ended. An admin loses the role first, by which the last one stays, also where
 * two admins do it to each other at once.
 * @throws DomainError `not-found`, or `conflict` for oneself and for admins
 */
async function requireOther({ auth }: AccessServices, caller: FreshCaller, uid: string): Promise<Account> {
  if (uid === caller.uid) throw new DomainError('conflict', 'This is your own account.');
  const account = await requireKnownAccount(auth, uid);
  if (roleOf(account) === 'admin') {
    throw new DomainError('conflict', 'This person is an admin. Remove the role first.');
  }
  return account;
}

/**
 * Keeps somebody from signing in and ends the sign-ins that they have. Nothing of theirs is lost.
 * @returns 1, or 0 when it was so already
 * @throws DomainError `not-found`, `conflict`
 */
export async function disablePerson(
  services: AccessServices,
  caller: FreshCaller,
  uid: string,
): Promise<0 | 1> {
  const { auth, db, forget } = services;
  const { disabled } = await requireOther(services, caller, uid);
  if (!disabled) await notePerson(db, caller.uid, uid, 'disable');
  // Also where it was disabled already: an earlier call may have been cut off after that.
  await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
  // Seconds are what Firebase counts in, and a sign-in of this one ends, too.
  await noteEndedSignIns(db, uid, Math.floor(Timestamp.now().toMillis() / 1000) + 1);
  forget?.(uid);
  return disabled ? 0 : 1;
}

/**
 * Lets somebody sign in again.
 * @returns 1, or 0 when they could
 * @throws DomainError `not-found`
 */
export async function enablePerson(
  { auth, db, forget }: AccessServices,
  caller: FreshCaller,
  uid: string,
): Promise<0 | 1> {
  const { disabled } = await requireKnownAccount(auth, uid);
  if (!disabled) return 0;
  await notePerson(db, caller.uid, uid, 'enable');
  await auth.updateUser(uid, { disabled: false });
  forget?.(uid);
  return 1;
}

/**
 * Erases an account with everything that goes with it, as its person could. The audit keeps that it was done, and by whom; not
 * whose it was.
 * @param email the account's address, typed once more; of an account without one its uid
 * @throws DomainError `not-found`, `conflict`, or `invalid-fields` for another address
 */
export async function erasePerson(
  services: AccessServices,
  caller: FreshCaller,
  uid: string,
  email: string,
): Promise<void> {
  const { db, remove, forget } = services;
  const account = await requireOther(services, caller, uid);
  if (normaliseEmail(email) !== normaliseEmail(account.email ?? uid)) {
    throw wrongField('email', 'request-faults.otherEmail');
  }
  await notePerson(db, caller.uid, deletedPerson, 'erase');
  await remove(account);
  forget?.(uid);
}
