import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { Role } from '@pathshala/contract/accounts/user';
import type { UserRecord as Account } from 'firebase-admin/auth';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { hasAdminClaim } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { endLinksOf } from '../domain/previews.ts';
import { collections } from '../firestore/collections.ts';
import { requireNotEnded } from '../firestore/ended-accounts.ts';
import type { PendingRole, UserRecord } from '../firestore/people-records.ts';
import { type AccountAuth, canBeAddress, findByEmail, roleOf, setClaim } from './accounts.ts';
import { mendRecordsOf, newRecord } from './records.ts';

/*
 * A role lives in two places: the account's claim, which decides, and the user record, which mirrors it. No transaction
 * spans both, so a change is written down before it is made:
 *   1. begin:  the record gets `pendingRole`; the last admin is refused here
 *   2. claim:  the account gets or loses the claim (and its sign-ins)
 *   3. finish: the record gets the role, loses `pendingRole`, and the change is noted in roleChanges
 * Whatever fails, the caller hears of it, and any later call about that person goes on from `pendingRole`. Each step may
 * be repeated; only the one that finds the old role in step 3 counts as the change.
 */

export interface RoleServices {
  readonly auth: AccountAuth;
  readonly db: Firestore;
  /** Only who has verified their address can be made an admin or a teacher. */
  readonly verifiedAdmins?: boolean | undefined;
}

/** The actor of a change that nobody asked for: the claim was set elsewhere, such as in the Firebase console. */
export const noActor = 'claim';

/**
 * Makes somebody an admin.
 * @param actor uid of somebody who asks, or a word for what is no person
 * @returns 1, or 0 when they are an admin already
 * @throws DomainError `not-found` for an unknown address; `not-verified` where the school asks for verified ones;
 * `unavailable` when the change is not complete
 */
export function grantAdmin(services: RoleServices, email: string, actor: string): Promise<0 | 1> {
  return changeRole(services, email, { to: 'admin' }, actor);
}

/**
 * Takes the admin's role away and signs the person out everywhere.
 * @returns 1, or 0 when they are no admin
 * @throws DomainError `not-found`, `last-admin`, or `unavailable` when the change is not complete
 */
export function revokeAdmin(services: RoleServices, email: string, actor: string): Promise<0 | 1> {
  return changeRole(services, email, { from: 'admin', to: 'student' }, actor);
}

/**
 * Makes somebody a teacher, who may edit own courses.
 * @returns 1, or 0 when they are a teacher already
 * @throws DomainError as `grantAdmin`; `conflict` for an admin, who may do more
 */
export function grantTeacher(services: RoleServices, email: string, actor: string): Promise<0 | 1> {
  return changeRole(services, email, { to: 'teacher' }, actor);
}

/**
 * Takes the teacher's role away and signs the person out everywhere.
 * @returns 1, or 0 when they are no teacher
 * @throws DomainError `not-found`, or `unavailable` when the change is not complete
 */
export function revokeTeacher(services: RoleServices, email: string, actor: string): Promise<0 | 1> {
  return changeRole(services, email, { from: 'teacher', to: 'student' }, actor);
}

/** `from`: nothing is changed for anyone who does not have this role. */
interface Change {
  readonly from?: Role;
  readonly to: Role;
}

/**
 * Goes on with a change that was broken off, and lets the record follow a claim that was set elsewhere.
 * @returns the role that the person has now
 */
export async function settleRole(services: RoleServices, uid: string): Promise<Role> {
  const { auth, db } = services;
  const [snapshot, account] = await Promise.all([collections.users(db).doc(uid).get(), auth.getUser(uid)]);
  const record = snapshot.data();
  const claimed = roleOf(account);
  if (record?.pendingRole) {
    await finish(services, uid, record.pendingRole.to);
    return record.pendingRole.to;
  }
  if (record && record.role !== claimed && (await begin(services, uid, { to: claimed }, noActor))) {
    await finish(services, uid, claimed);
  }
  return claimed;
}

async function changeRole(
  services: RoleServices,
  email: string,
  change: Change,
  actor: string,
): Promise<0 | 1> {
  const { to } = change;
  const account = await findByEmail(services.auth, email);
  if (!account) {
    if (canBeAddress(email)) await mendRecordsOf(services, email);
    throw new DomainError('not-found', 'No account has this email.');
  }
  if (to !== 'student') refuseUnverified(services, account, to);
  const begun = await begin(services, account.uid, change, actor);
  return begun ? finish(services, account.uid, to) : 0;
}

/** @returns false when there is nothing to change */
async function begin(
  services: RoleServices,
  uid: string,
  { from, to }: Change,
  actor: string,
): Promise<boolean> {
  const { auth, db } = services;
  const reference = collections.users(db).doc(uid);
  return db.runTransaction(async (transaction) => {
    const record = (await transaction.get(reference)).data();
    // Who signs in has their own role settled, which nobody has asked for.
    if (actor === noActor) await requireNotEnded(db, transaction, uid);
    else await requireNotEnded(db, transaction, actor, uid);
    // Asked for after the record is locked: a change that was finished before shows in the claim.
    const account = await auth.getUser(uid);
    const claimed = roleOf(account);
    if ((record?.role ?? claimed) === to && claimed === to && !record?.pendingRole) return false;
    if (from && ![claimed, record?.role, record?.pendingRole?.to].includes(from)) return false;
    if (to === 'teacher' && claimed === 'admin' && actor !== noActor) {
      throw new DomainError('conflict', 'They are an admin and can already do everything a teacher can.');
    }
    if (to === 'student' && claimed === 'admin') await refuseLastAdmin(services, transaction, uid);
    const now: UserRecord = record ?? {
      ...newRecord(normaliseEmail(account.email ?? ''), account.displayName ?? ''),
      role: claimed,
    };
    // Where only the record had the role already, it steps back to the claim's, so that step 3 sees a change.
    const role = now.role === to && claimed !== to ? claimed : now.role;
    transaction.set(reference, { ...now, role, pendingRole: pendingFor(now, to, actor) });
    return true;
  });
}

/** Anybody can register with an address that is not theirs, and with any name. */
function refuseUnverified({ verifiedAdmins }: RoleServices, account: Account, to: Role): void {
  // Who has the role already, because the claim was set elsewhere, gets nothing.
  if (!verifiedAdmins || account.emailVerified || roleOf(account) === to) return;
  const why = 'nobody has opened the link that we emailed to this address';
  throw new DomainError('not-verified', `${account.email} is not verified: ${why}.`);
}

/** Two who ask for the same at once share one change: the first one's. */
function pendingFor(record: UserRecord, to: Role, actor: string): PendingRole {
  return record.pendingRole?.to === to ? record.pendingRole : { to, actor, at: Timestamp.now() };
}

async function finish(services: RoleServices, uid: string, to: Role): Promise<0 | 1> {
  const { auth, db } = services;
  await setClaim(auth, uid, to);
  // Before the change counts as made: one that is broken off here is gone on with.
  if (to === 'student') await endLinksOf(db, uid);
  const reference = collections.users(db).doc(uid);
  type Outcome = { readonly count: 0 | 1; readonly role: Role };
  const { count, role } = await db.runTransaction(async (transaction): Promise<Outcome> => {
    const record = (await transaction.get(reference)).data();
    if (!record) return { count: 0, role: to };
    const { pendingRole, ...rest } = record;
    // Somebody else finished it, or asked for the opposite in the meantime.
    if (pendingRole?.to !== to) return { count: 0, role: pendingRole?.to ?? record.role };
    // Firebase ends sign-ins in whole seconds, too.
    const ended = to === 'student' ? { validSince: Math.floor(Date.now() / 1000) } : {};
    transaction.set(reference, { ...rest, role: to, ...ended });
    if (record.role === to) return { count: 0, role: to };
    const change = { actor: pendingRole.actor, subject: uid, from: record.role, to, at: Timestamp.now() };
    transaction.create(collections.roleChanges(db).doc(), change);
    return { count: 1, role: to };
  });
  // The claim set above came after theirs, so theirs is set again.
  if (role !== to) await setClaim(auth, uid, role);
  return count;
}

/** Reads every admin in the transaction, so that two admins cannot remove each other at once. */
async function refuseLastAdmin(services: RoleServices, transaction: Transaction, uid: string): Promise<void> {
  const { auth, db } = services;
  const admins = await transaction.get(collections.users(db).where('role', '==', 'admin').limit(50));
  const others = admins.docs.filter((one) => one.id !== uid && one.data().pendingRole?.to !== 'student');
  if (others.length > 0) {
    // A record outlives an account that was deleted in the console; it is no admin.
    const { users } = await auth.getUsers(others.map((one) => ({ uid: one.id })));
    if (users.some((account) => !account.disabled && hasAdminClaim(account))) return;
  }
  throw new DomainError('last-admin');
}
