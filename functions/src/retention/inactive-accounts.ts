import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { hasAdminClaim } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import type { QueueMail } from '../domain/mail.ts';
import { collections } from '../firestore/collections.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import { type Step, stepOf } from './inactive-step.ts';
import { inactivityMail } from './inactivity-mail.ts';
import { removePerson } from './remove-person.ts';

export interface RetentionServices {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'listUsers' | 'getUsers' | 'deleteUser'>;
  /** Absent without mails: then nobody can be warned, and no account is deleted. */
  readonly queueMail?: QueueMail | undefined;
  /** The school's address, for the mails. */
  readonly site: string;
}

/** Accounts warned, deleted, returned; and due ones that cannot be warned. */
export interface InactiveCounts {
  readonly warned: number;
  readonly removed: number;
  readonly returned: number;
  readonly untold: number;
}

const pageSize = 300;
/** Maximum per day, so that a bug or a wrong clock is noticed in time. */
const maxInARun = 200;

/**
 * Warns people whose accounts were unused for almost three years, and deletes accounts that were warned and stayed
 * unused. Admins are exempt.
 * @param now milliseconds since 1970
 */
export async function endInactiveAccounts(services: RetentionServices, now: number): Promise<InactiveCounts> {
  const counts = { keep: 0, forget: 0, warn: 0, remove: 0, untold: 0 };
  let token: string | undefined;
  do {
    const page = await services.auth.listUsers(pageSize, token);
    for (const due of await stepsOf(services.db, page.users, now)) {
      const done = due.step === 'warn' && !services.queueMail ? 'untold' : due.step;
      if (counts[done] >= maxInARun && done !== 'keep') continue;
      await take(services, due, done, now);
      counts[done] += 1;
    }
    token = page.pageToken;
  } while (token);
  return { warned: counts.warn, removed: counts.remove, returned: counts.forget, untold: counts.untold };
}

interface Due {
  readonly account: Account;
  readonly step: Step;
  /** The language of mails to them. */
  readonly language: Language;
}

/** The step for each account, from Auth, record and warning. */
async function stepsOf(db: Firestore, all: readonly Account[], now: number): Promise<Due[]> {
  const accounts = all.filter((account) => !hasAdminClaim(account));
  if (accounts.length === 0) return [];
  const [records, warnings] = await Promise.all([
    db.getAll(...accounts.map(({ uid }) => collections.users(db).doc(uid))),
    db.getAll(...accounts.map(({ uid }) => collections.inactiveAccounts(db).doc(uid))),
  ]);
  return accounts.map((account, index) => {
    const seen = records[index]?.data()?.lastSeenAt as Timestamp | undefined;
    const warned = warnings[index]?.data()?.warnedAt as Timestamp | undefined;
    const lastActive = Math.max(lastSignOfLife(account), seen?.toMillis() ?? 0);
    const language = (records[index]?.data()?.language as Language | undefined) ?? firstLanguage;
    return { account, language, step: stepOf({ lastActive, warnedAt: warned?.toMillis() }, now) };
  });
}

/** Firebase renews tokens of open sessions, so people who never sign out count as active. */
function lastSignOfLife({ metadata }: Account): number {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  return Math.max(
    ...[creationTime, lastSignInTime, lastRefreshTime].map((time) => Date.parse(time ?? '') || 0),
  );
}

async function take(
  services: RetentionServices,
  { account, language }: Due,
  step: Step | 'untold',
  now: number,
): Promise<void> {
  const { db, queueMail } = services;
  const { uid, email } = account;
  const warning = collections.inactiveAccounts(db).doc(uid);
  if (step === 'forget') await warning.delete();
  if (step === 'remove') await removePerson(services, account);
  if (step !== 'warn') return;
  const batch = db.batch();
  batch.set(warning, { warnedAt: Timestamp.fromMillis(now) });
  if (email) queueMail?.(batch, inactivityMail(email, services.site, language));
  await commitOf(db, uid, batch).catch((error: unknown) => {
    // Deleted meanwhile: nobody to warn.
    if (!(error instanceof DomainError && error.code === 'invalid-token')) throw error;
  });
}

/** Warnings of accounts deleted in the console. */
export async function forgetGoneAccounts({ db, auth }: RetentionServices): Promise<number> {
  const { docs } = await collections.inactiveAccounts(db).get();
  let forgotten = 0;
  for (let from = 0; from < docs.length; from += 100) {
    const page = docs.slice(from, from + 100);
    const { users } = await auth.getUsers(page.map(({ id }) => ({ uid: id })));
    const deleted = page.filter(({ id }) => !users.some(({ uid }) => uid === id));
    await Promise.all(deleted.map(({ ref }) => ref.delete()));
    forgotten += deleted.length;
  }
  return forgotten;
}
