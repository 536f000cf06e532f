import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { dayMs, utcDay } from '../core/utc-day.ts';
import { retentionJob } from '../domain/retention-job.ts';
import { collections } from '../firestore/collections.ts';
import { unusedUntilWarning } from './inactive-step.ts';
import { outdated } from './outdated.ts';
import { dueAccounts } from './queue-reviews.ts';

/** What comes later than this is overdue: a task may fail and come again the next day. */
const patience = 2 * dayMs;

/**
 * Counts what should have been removed by now, and keeps the numbers for the admins' overview.
 * @param now milliseconds since 1970
 */
export async function countOverdue(
  db: Firestore,
  now: number,
): Promise<{ accounts: number; records: number }> {
  const before = now - patience;
  const [accounts, records] = await Promise.all([
    sumOf([dueAccounts(db, 'dueAt', before), dueAccounts(db, 'warnedAt', before), await unnoted(db, before)]),
    sumOf(outdated(db, before).map(({ query }) => query)),
  ]);
  const overdue = { accounts, records, countedAt: Timestamp.fromMillis(now) };
  await retentionJob(db).set({ overdue }, { merge: true });
  return { accounts, records };
}

/** People whom `noteUnseen` has not come to. */
async function unnoted(db: Firestore, before: number): Promise<Query> {
  const { notedUntil } = (await retentionJob(db).get()).data() ?? {};
  return collections
    .users(db)
    .where('seenOn', '>', notedUntil?.day ?? '')
    .where('seenOn', '<', utcDay(before - unusedUntilWarning));
}

async function sumOf(queries: readonly Query<unknown>[]): Promise<number> {
  const counts = await Promise.all(queries.map((query) => query.count().get()));
  return counts.reduce((sum, one) => sum + one.data().count, 0);
}
