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
  /** Erases a person's data and account. */
  readonly remove: (account: Account) => Promise<void>;
  /** Drops an account from this instance's cache; others expire within a minute. */
  readonly forget?: ((uid: string) => void) | undefined;
}

/**
 * Finds an account that may be disabled or erased. Admins must lose the role first, which protects the last one, even
 * if two admins act concurrently.
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
 * Disables an account and revokes its sessions; no data is lost.
 * @returns 1, or 0 if already disabled
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
  // Even if already disabled: an earlier call may have been interrupted here.
  await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
  // Firebase counts in seconds; includes sign-ins of this one.
  await noteEndedSignIns(db, uid, Math.floor(Timestamp.now().toMillis() / 1000) + 1);
  forget?.(uid);
  return disabled ? 0 : 1;
}

/**
 * Enables an account.
 * @returns 1, or 0 if already enabled
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
 * Erases an account and its data. The audit records who did it, but not whose account it was.
 * @param email repeats the account's address, or its uid without one
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
