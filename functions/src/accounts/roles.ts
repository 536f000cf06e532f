import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { Role } from '@pathshala/contract/accounts/user';
import { limits } from '@pathshala/contract/http/limits';
import { emailPattern, normaliseEmail } from '@pathshala/contract/http/validation';
import type { AuditAction } from '@pathshala/contract/studio/items';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { endLinksOf } from '../content/previews.ts';
import { hasAdminClaim, hasTeacherClaim, unlessGone } from '../core/caller.ts';
import type { Dependencies } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import type { PendingRole, UserRecord } from '../firestore/people-records.ts';
import { requireNotEnded } from '../firestore/writes.ts';
import { json, type Route, recentCaller } from '../http/route.ts';
import { noteAudit } from '../people/audit.ts';
import { mendRecordsOf, newRecord } from './accounts.ts';

/*
 * A role lives in two places: the account's claim, which decides, and the user record, which mirrors it. No transaction
 * spans both, so a change is written down before it is made:
 *   1. begin:  the record gets `pendingRole`; the last admin is refused here
 *   2. claim:  the account gets or loses the claim (and its sign-ins)
 *   3. finish: the record gets the role, loses `pendingRole`, and the change is noted in the audit
 * Whatever fails, the caller gets an error, and any later call about that person continues from `pendingRole`. Each step may
 * be repeated; only the one that finds the old role in step 3 counts as the change.
 */

export interface RoleServices extends Dependencies {
  readonly verifiedAdmins?: boolean | undefined;
}

/** Actor of external changes, such as claims set in the Firebase console. */
export const noActor = 'claim';

const changes = (change: Change) => (services: RoleServices, email: string, actor: string) =>
  changeRole(services, email, change, actor);

export const grantAdmin = changes({ to: 'admin' });
export const revokeAdmin = changes({ from: 'admin', to: 'student' });
export const grantTeacher = changes({ to: 'teacher' });
export const revokeTeacher = changes({ from: 'teacher', to: 'student' });

const roleChangers = [
  [accountEndpoints.makeAdmin, grantAdmin],
  [accountEndpoints.removeAdmin, revokeAdmin],
  [accountEndpoints.makeTeacher, grantTeacher],
  [accountEndpoints.removeTeacher, revokeTeacher],
] as const;

export function roleRoutes(services: RoleServices): Route[] {
  return roleChangers.map(([endpoint, change]) =>
    json(endpoint, async (call) => {
      const modifiedCount = await change(services, call.params.email, recentCaller(call).uid);
      return { modifiedCount };
    }),
  );
}

export async function findByEmail(auth: Auth, email: string): Promise<Account | undefined> {
  return canBeAddress(email) ? unlessGone(auth.getUserByEmail(normaliseEmail(email))) : undefined;
}

export function canBeAddress(email: string): boolean {
  return email.length <= limits.emailMax && emailPattern.test(normaliseEmail(email));
}

export function roleOf(account: Account): Role {
  if (hasAdminClaim(account)) return 'admin';
  return hasTeacherClaim(account) ? 'teacher' : 'student';
}

/** Losing a role revokes all sessions: old tokens end within the hour, and our API refuses them at once. */
export async function setClaim(auth: Auth, uid: string, role: Role): Promise<void> {
  const { admin: _admin, teacher: _teacher, ...others } = (await auth.getUser(uid)).customClaims ?? {};
  const claims = role === 'student' ? others : { ...others, [role]: true };
  await auth.setCustomUserClaims(uid, claims);
  if (role === 'student') await auth.revokeRefreshTokens(uid);
}

interface Change {
  readonly from?: Role;
  readonly to: Role;
}

/** Resumes an interrupted change, and syncs the record with an externally set claim. */
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

async function changeRole(services: RoleServices, email: string, change: Change, actor: string) {
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

async function begin(services: RoleServices, uid: string, { from, to }: Change, actor: string) {
  const { auth, db } = services;
  const reference = collections.users(db).doc(uid);
  return db.runTransaction(async (transaction) => {
    const record = (await transaction.get(reference)).data();
    // Sign-in settles one's own role.
    if (actor === noActor) await requireNotEnded(db, transaction, uid);
    else await requireNotEnded(db, transaction, actor, uid);
    // Read after locking the record, so that a finished change is visible in the claim.
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
    // If only the record had the role, reset it, so that step 3 sees a change.
    const role = now.role === to && claimed !== to ? claimed : now.role;
    transaction.set(reference, { ...now, role, pendingRole: pendingFor(now, to, actor) });
    return true;
  });
}

/** Anybody can register with another person's address and any name. */
function refuseUnverified({ verifiedAdmins }: RoleServices, account: Account, to: Role): void {
  // No change if the claim was already set externally.
  if (!verifiedAdmins || account.emailVerified || roleOf(account) === to) return;
  const why = 'nobody has opened the link that we emailed to this address';
  throw new DomainError('not-verified', `${account.email} is not verified: ${why}.`);
}

/** Concurrent identical requests share the first one's change. */
function pendingFor(record: UserRecord, to: Role, actor: string): PendingRole {
  return record.pendingRole?.to === to ? record.pendingRole : { to, actor, at: Timestamp.now() };
}

async function finish(services: RoleServices, uid: string, to: Role): Promise<0 | 1> {
  const { auth, db } = services;
  await setClaim(auth, uid, to);
  // Before completing the change, so that an interrupted one is resumed.
  if (to === 'student') await endLinksOf(db, uid);
  const reference = collections.users(db).doc(uid);
  type Outcome = { readonly count: 0 | 1; readonly role: Role };
  const { count, role } = await db.runTransaction(async (transaction): Promise<Outcome> => {
    const record = (await transaction.get(reference)).data();
    if (!record) return { count: 0, role: to };
    const { pendingRole, ...rest } = record;
    // Finished or reverted by somebody else meanwhile.
    if (pendingRole?.to !== to) return { count: 0, role: pendingRole?.to ?? record.role };
    // Firebase also revokes by whole seconds.
    const ended = to === 'student' ? { validSince: Math.floor(Date.now() / 1000) } : {};
    transaction.set(reference, { ...rest, role: to, ...ended });
    if (record.role === to) return { count: 0, role: to };
    const entry = { actor: pendingRole.actor, at: Timestamp.now(), action: actionOf(record.role, to) };
    noteAudit(db, transaction, { kind: 'people', id: uid }, entry);
    return { count: 1, role: to };
  });
  // The claim above overwrote theirs, so theirs is set again.
  if (role !== to) await setClaim(auth, uid, role);
  return count;
}

const actionOf = (from: Role, to: Role): AuditAction => {
  if (to !== 'student') return `make-${to}`;
  return from === 'teacher' ? 'remove-teacher' : 'remove-admin';
};

/** Reads all admins in the transaction, so that two admins cannot remove each other concurrently. */
async function refuseLastAdmin(services: RoleServices, transaction: Transaction, uid: string): Promise<void> {
  const { auth, db } = services;
  const admins = await transaction.get(collections.users(db).where('role', '==', 'admin').limit(50));
  const others = admins.docs.filter((one) => one.id !== uid && one.data().pendingRole?.to !== 'student');
  if (others.length > 0) {
    // Records of accounts deleted in the console do not count as admins.
    const { users } = await auth.getUsers(others.map((one) => ({ uid: one.id })));
    if (users.some((account) => !account.disabled && hasAdminClaim(account))) return;
  }
  throw new DomainError('last-admin');
}
