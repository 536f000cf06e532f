import { randomBytes } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { dayMs, utcDay } from '../core/utc-day.ts';
import { collections } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';

/** Returns the day's secret (UTC), the same in every instance. */
export type DailySalt = () => Promise<string>;

/**
 * A random secret per day, created on demand. Hashes are comparable within the day; once it is deleted, addresses
 * cannot be recovered by trying them.
 * @param now milliseconds since 1970
 */
export function createDailySalt(db: Firestore, now: () => number = Date.now): DailySalt {
  let known: { readonly date: string; readonly salt: Promise<string> } | undefined;
  return async () => {
    const date = utcDay(now());
    if (known?.date !== date) known = { date, salt: saltOf(db, date) };
    try {
      return await known.salt;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

async function saltOf(db: Firestore, date: string): Promise<string> {
  const document = collections.rateSalts(db).doc(date);
  const salt = randomBytes(32).toString('base64url');
  const expiresAt = Timestamp.fromMillis(Date.parse(date) + 2 * dayMs);
  await compareAndSet(document, (before) => (before === undefined ? { salt, expiresAt } : undefined));
  const record = (await document.get()).data();
  if (!record) throw new Error(`The secret of ${date} is not there.`);
  return record.salt;
}
