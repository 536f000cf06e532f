import { type CollectionReference, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { utcDay } from '../core/utc-day.ts';
import type { QueueMail } from '../domain/mail.ts';
import { retentionJob } from '../domain/retention-job.ts';
import { collections } from '../firestore/collections.ts';
import { pagesOf } from '../firestore/pages-of.ts';
import type { InactiveAccountRecord } from '../firestore/people-records.ts';
import { warnedUntilEnd } from './inactive-step.ts';
import type { IsOver } from './outdated.ts';

/** Queued at the same time. */
const pageSize = 50;
/** Maximum of warnings and of ends a day, so that a bug or a wrong clock is noticed in time. */
const leastDailyMax = 200;
/** In a large school, one in so many accounts. */
const dailyShare = 200;

export interface QueueServices {
  readonly db: Firestore;
  /** Absent without mails: then nobody can be warned, and no account is deleted that was not warned before. */
  readonly queueMail?: QueueMail | undefined;
  /** Hands an account to a task of its own: `reviewAccount`. */
  readonly queueReview: (uid: string) => Promise<unknown>;
}

/** The accounts whose time has come: to be warned, or to end after the warning. */
export function dueAccounts(
  db: Firestore,
  field: 'dueAt' | 'warnedAt',
  now: number,
): Query<InactiveAccountRecord> {
  const entries: CollectionReference<InactiveAccountRecord> = collections.inactiveAccounts(db);
  const due = field === 'dueAt' ? now : now - warnedUntilEnd;
  return entries.where(field, '<=', Timestamp.fromMillis(due)).orderBy(field);
}

/** Queues accounts to warn; `untold` counts them without mails. */
export async function queueWarnings(
  services: QueueServices,
  now: number,
  isOver: IsOver,
): Promise<{ queued: number } | { untold: number }> {
  if (services.queueMail) return { queued: await queueDue(services, 'dueAt', now, isOver) };
  return { untold: (await dueAccounts(services.db, 'dueAt', now).count().get()).data().count };
}

/** Queues accounts to end. */
export async function queueEnds(
  services: QueueServices,
  now: number,
  isOver: IsOver,
): Promise<{ queued: number }> {
  return { queued: await queueDue(services, 'warnedAt', now, isOver) };
}

/** Longest overdue first. A second run of a day goes on behind the first one. */
async function queueDue(
  { db, queueReview }: QueueServices,
  field: 'dueAt' | 'warnedAt',
  now: number,
  isOver: IsOver,
): Promise<number> {
  const job = retentionJob(db);
  const today = utcDay(now);
  const stored = (await job.get()).data()?.[field];
  const before = stored?.day === today ? stored : undefined;
  const most = await dailyMax(db);
  const due = dueAccounts(db, field, now);
  let count = before?.count ?? 0;
  for await (const page of pagesOf(before ? due.startAt(before.until) : due, pageSize)) {
    const docs = page.docs.slice(0, most - count);
    const until = docs.at(-1)?.data()[field];
    if (!until || isOver()) break;
    await Promise.all(docs.map(({ id }) => queueReview(id)));
    count += docs.length;
    await job.set({ [field]: { day: today, count, until } }, { merge: true });
  }
  return count - (before?.count ?? 0);
}

async function dailyMax(db: Firestore): Promise<number> {
  const { count } = (await collections.users(db).count().get()).data();
  return Math.max(leastDailyMax, Math.ceil(count / dailyShare));
}
