import { paths } from '@pathshala/contract/site/paths';
import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import type { UserRecord as Account } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { knownSchool, schoolIn } from '../content/school.ts';
import { hasAdminClaim } from '../core/caller.ts';
import type { Dependencies } from '../core/deadline.ts';
import { codeOf } from '../core/domain-error.ts';
import { countOf, type IsOver, inParts } from '../core/paging.ts';
import { collections, retentionJob } from '../firestore/collections.ts';
import { commitOf, putUnchanged, retryOnConflict } from '../firestore/writes.ts';
import { removePerson } from '../people/erase.ts';
import { type Mail, mailWords, type QueueMail } from '../people/mail.ts';
import { inactivity } from './outdated.ts';

export interface RetentionServices extends Dependencies {
  /** Absent without mails: then nobody can be warned, and no account ends that was not warned before. */
  readonly queueMail?: QueueMail | undefined;
  readonly site: string;
}

/** Auth's maximum. */
const pageSize = 1000;
/** Auth deletes ten accounts a second. */
const atOnce = 10;
/** In a large school, a run warns and ends at most one in this many accounts. */
const share = 200;

const unusedUntilWarning = (inactivity.after - inactivity.warning) * dayMs;

type Counts = Record<'warned' | 'ended' | 'untold' | 'failed', number>;

/** Once a calendar month; a run that was cut off resumes the next day. @param leastMax limits what a wrong clock can do */
export async function lookThroughAccounts(
  services: RetentionServices,
  now: number,
  isOver: IsOver,
  onError: (error: unknown) => void,
  leastMax = 200,
): Promise<Counts> {
  const { db, auth } = services;
  const job = retentionJob(db);
  const month = schoolDay(now).slice(0, 7);
  const counts: Counts = { warned: 0, ended: 0, untold: 0, failed: 0 };
  const before = (await job.get()).data()?.accounts;
  if (before?.passedIn === month) return counts;
  const most = Math.max(leastMax, Math.ceil((await countOf(collections.users(db))) / share));
  let page = before?.page;
  let failedBefore = page ? (before?.failed ?? 0) : 0;
  const review = async ({ uid }: Account) => {
    try {
      const outcome = await reviewAccount(services, uid, now);
      if (outcome !== 'kept') counts[outcome] += 1;
    } catch (error) {
      counts.failed += 1;
      onError(error);
    }
  };
  do {
    const { users, pageToken } = await pageOfAccounts(auth, page);
    const unused = users.filter((one) => now >= lastSignOfLife(one) + unusedUntilWarning);
    const failedOfPages = counts.failed;
    for (const some of inParts(unused, atOnce)) {
      if (isOver() || counts.warned + counts.ended >= most) return counts;
      await Promise.all(some.map(review));
    }
    failedBefore += counts.failed - failedOfPages;
    page = pageToken;
    const passedIn = page || failedBefore > 0 ? before?.passedIn : month;
    const accounts = { failed: failedBefore, ...(page && { page }), ...(passedIn && { passedIn }) };
    await job.set({ accounts }, { mergeFields: ['accounts'] });
  } while (page && !isOver());
  return counts;
}

/** An expired token starts over. */
async function pageOfAccounts(auth: RetentionServices['auth'], token: string | undefined) {
  try {
    return await auth.listUsers(pageSize, token);
  } catch (error) {
    if (codeOf(error) !== 'auth/invalid-page-token') throw error;
    return auth.listUsers(pageSize);
  }
}

/** Firebase renews tokens of open sessions, so people who never sign out count as active. */
export function lastSignOfLife({ metadata }: Account): number {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  return Math.max(
    ...[creationTime, lastSignInTime, lastRefreshTime].map((time) => Date.parse(time ?? '') || 0),
  );
}

interface Activity {
  readonly lastActive: number;
  readonly warnedAt?: number | undefined;
}

/** No account ends unless it was warned a month earlier and after its last visit. */
export function stepOf({ lastActive, warnedAt = 0 }: Activity, now: number): 'keep' | 'warn' | 'end' {
  if (now < lastActive + unusedUntilWarning) return 'keep';
  if (warnedAt <= lastActive || now >= warnedAt + inactivity.warningKept * dayMs) return 'warn';
  const end = Math.max(lastActive + inactivity.after * dayMs, warnedAt + inactivity.warning * dayMs);
  return now < end ? 'keep' : 'end';
}

/** Warns or ends one account, by the current state of Auth and of the record. Idempotent. */
export function reviewAccount(services: RetentionServices, uid: string, now: number) {
  const { db, auth, queueMail, site } = services;
  return retryOnConflict(async () => {
    const [account, record, entry] = await Promise.all([
      auth.getUser(uid),
      collections.users(db).doc(uid).get(),
      collections.inactiveAccounts(db).doc(uid).get(),
    ]);
    const lastActive = Math.max(lastSignOfLife(account), record.data()?.lastSeenAt.toMillis() ?? 0);
    const step = hasAdminClaim(account)
      ? 'keep'
      : stepOf({ lastActive, warnedAt: entry.data()?.warnedAt.toMillis() }, now);
    if (step === 'keep') return 'kept';
    if (step === 'end') {
      await removePerson(services, account);
      return 'ended';
    }
    if (!queueMail) return 'untold';
    const warning = {
      warnedAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + inactivity.warningKept * dayMs),
    };
    const batch = db.batch();
    putUnchanged(batch, entry, warning);
    const { email } = account;
    if (email) {
      const language = record.data()?.language ?? (await knownSchool(db)).firstLanguage;
      queueMail(batch, inactivityMail(email, site, language, (await schoolIn(db, language)).name));
    }
    await commitOf(db, uid, batch);
    return 'warned';
  });
}

export function inactivityMail(to: string, site: string, language: Language, school: string): Mail {
  const link = `${site}${addressIn(language, paths.login)}`;
  const days = new Intl.NumberFormat(language).format(inactivity.warning);
  return { to, ...mailWords('inactive', language, { school, site, link, days }) };
}
