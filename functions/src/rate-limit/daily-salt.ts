import type { Firestore } from 'firebase-admin/firestore';
import { dayMs, utcDay } from '../core/utc-day.ts';
import { saltNamed } from '../firestore/salts.ts';

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
    if (known?.date !== date) known = { date, salt: saltNamed(db, date, Date.parse(date) + 2 * dayMs) };
    try {
      return await known.salt;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}
