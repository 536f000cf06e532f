import {
  type Overdue,
  type Overview,
  type OverviewWeek,
  overviewWeeks,
} from '@pathshala/contract/admin/overview';
import { schoolTimeZone } from '@pathshala/contract/site/region';
import { AggregateField, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { retentionJob } from '../domain/retention-job.ts';
import { collections } from '../firestore/collections.ts';
import type { PaymentRecord } from '../firestore/payment-records.ts';
import { countOf } from '../firestore/read-page.ts';
import { lastWeeks, type Week } from './weeks.ts';

/** States of payments that count as revenue. */
const standing: readonly PaymentRecord['status'][] = ['paid', 'enrolled'];

/**
 * People, enrolments, sales and open messages of recent weeks, by aggregate queries.
 * @param now milliseconds since 1970
 */
export async function readOverview(db: Firestore, now: number): Promise<Overview> {
  const weeks = lastWeeks(now, overviewWeeks);
  const [publishRequests, refundsDue, overdue, ...read] = await Promise.all([
    countOf(collections.publishRequests(db).orderBy('openSince')),
    countOf(collections.payments(db).where('status', '==', 'refund-due')),
    readOverdue(db),
    ...weeks.map((week) => readWeek(db, week)),
  ]);
  return { timeZone: schoolTimeZone, weeks: read, publishRequests, refundsDue, ...(overdue && { overdue }) };
}

async function readOverdue(db: Firestore): Promise<Overdue | undefined> {
  const { overdue } = (await retentionJob(db).get()).data() ?? {};
  return overdue && { ...overdue, countedAt: overdue.countedAt.toDate().toISOString() };
}

async function readWeek(db: Firestore, week: Week): Promise<OverviewWeek> {
  const [people, enrolments, openMessages, money] = await Promise.all([
    countOf(within(collections.users(db), 'createdAt', week)),
    countOf(within(collections.enrolments(db), 'enrolledAt', week)),
    countOf(within(collections.messages(db), 'openSince', week)),
    readMoney(db, week),
  ]);
  const { name, monday } = week;
  return { week: name, monday, people, enrolments, ...money, openMessages };
}

/** `firestore.indexes.json` has the index that this asks for. */
async function readMoney(db: Firestore, week: Week): Promise<Pick<OverviewWeek, 'sales' | 'income'>> {
  const sold = within(collections.payments(db).where('status', 'in', standing), 'at', week);
  const sums = sold.aggregate({ sales: AggregateField.count(), income: AggregateField.sum('amount') });
  const { sales, income } = (await sums.get()).data();
  // Rounds floating-point sums.
  return { sales, income: Math.round(income * 100) / 100 };
}

function within<T>(query: Query<T>, field: string, { from, until }: Week): Query<T> {
  return query.where(field, '>=', Timestamp.fromMillis(from)).where(field, '<', Timestamp.fromMillis(until));
}
