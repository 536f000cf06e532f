import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { FieldPath, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { hasAdminClaim } from '../core/caller.ts';
import { dayMs, utcDay } from '../core/utc-day.ts';
import { retentionJob } from '../domain/retention-job.ts';
import { collections } from '../firestore/collections.ts';
import { pagesOf } from '../firestore/pages-of.ts';
import { unusedUntilWarning } from './inactive-step.ts';
import type { IsOver } from './outdated.ts';

const pageSize = 300;
/** Auth's maximum. */
const accountsPageSize = 1000;
/** Of the round over all accounts, a day. */
const maxAccountPages = 100;

/** A person and their last sign of life, milliseconds since 1970. */
interface Seen {
  readonly uid: string;
  readonly lastActive: number;
}

/**
 * Notes everybody whose record was last seen too long ago, in the order of their last visit, from where the run before
 * stopped.
 * @param now milliseconds since 1970
 * @returns how many
 */
export async function noteUnseen(db: Firestore, now: number, isOver: IsOver): Promise<number> {
  const job = retentionJob(db);
  const until = now - unusedUntilWarning;
  const unseen = collections
    .users(db)
    // A day counts when it has ended: nobody of it can come later.
    .where('seenOn', '<', utcDay(until))
    .orderBy('seenOn')
    .orderBy(FieldPath.documentId())
    .select('lastSeenAt', 'seenOn');
  const { notedUntil } = (await job.get()).data() ?? {};
  // A run with a wrong clock may have come further: then of the last day.
  const isAhead = notedUntil && notedUntil.day >= utcDay(until);
  const from = isAhead ? { day: utcDay(until - 2 * dayMs), uid: '\uf8ff' } : notedUntil;
  let noted = 0;
  for await (const { docs, last } of pagesOf(
    from ? unseen.startAfter(from.day, from.uid) : unseen,
    pageSize,
  )) {
    if (isOver()) break;
    noted += await note(
      db,
      docs.map((one) => ({ uid: one.id, lastActive: one.data().lastSeenAt.toMillis() })),
    );
    const { seenOn = '' } = last.data();
    await job.set({ notedUntil: { day: seenOn, uid: last.id } }, { merge: true });
  }
  return noted;
}

/**
 * Goes round all accounts, some each day, and notes unused ones that `noteUnseen` cannot find: without a record or its day, no
 * longer of an admin, or used until later than the record says. Reads documents of unused accounts only.
 * @param now milliseconds since 1970
 * @returns how many
 */
export async function noteUnusedAccounts(
  { db, auth }: { readonly db: Firestore; readonly auth: Pick<Auth, 'listUsers'> },
  now: number,
  isOver: IsOver,
): Promise<number> {
  const job = retentionJob(db);
  let { accountsPage } = (await job.get()).data() ?? {};
  let noted = 0;
  for (let pages = 0; pages < maxAccountPages && !isOver(); pages += 1) {
    const { users, pageToken } = await pageOfAccounts(auth, accountsPage);
    noted += await noteUnused(db, users, now);
    await job.set({ accountsPage: pageToken ?? FieldValue.delete() }, { merge: true });
    if (!pageToken) break;
    accountsPage = pageToken;
  }
  return noted;
}

/** A token that is too old begins again. */
async function pageOfAccounts(auth: Pick<Auth, 'listUsers'>, token: string | undefined) {
  try {
    return await auth.listUsers(accountsPageSize, token);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/invalid-page-token')) throw error;
    return auth.listUsers(accountsPageSize);
  }
}

async function noteUnused(db: Firestore, accounts: readonly Account[], now: number): Promise<number> {
  const until = now - unusedUntilWarning;
  const unused = accounts.filter((account) => !hasAdminClaim(account) && lastSignOfLife(account) <= until);
  let noted = 0;
  for (let at = 0; at < unused.length; at += pageSize) {
    const page = unused.slice(at, at + pageSize);
    const records = await db.getAll(...page.map(({ uid }) => collections.users(db).doc(uid)), {
      fieldMask: ['lastSeenAt'],
    });
    const seen = page.map((account, index) => ({
      uid: account.uid,
      lastActive: Math.max(lastSignOfLife(account), records[index]?.data()?.lastSeenAt.toMillis() ?? 0),
    }));
    noted += await note(
      db,
      seen.filter(({ lastActive }) => lastActive <= until),
    );
  }
  return noted;
}

/** Firebase renews tokens of open sessions, so people who never sign out count as active. */
export function lastSignOfLife({ metadata }: Account): number {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  return Math.max(
    ...[creationTime, lastSignInTime, lastRefreshTime].map((time) => Date.parse(time ?? '') || 0),
  );
}

/** Leaves those alone who were noted or warned before. */
async function note(db: Firestore, people: readonly Seen[]): Promise<number> {
  if (people.length === 0) return 0;
  const entries = people.map(({ uid }) => collections.inactiveAccounts(db).doc(uid));
  const before = await db.getAll(...entries, { fieldMask: [] });
  const batch = db.batch();
  let noted = 0;
  for (const [index, { uid, lastActive }] of people.entries()) {
    if (before[index]?.exists) continue;
    const dueAt = Timestamp.fromMillis(lastActive + unusedUntilWarning);
    batch.create(collections.inactiveAccounts(db).doc(uid), { dueAt });
    noted += 1;
  }
  await batch.commit();
  return noted;
}
