import { schoolDay } from '@pathshala/contract/site/region';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { newSecret } from '../core/secret.ts';
import { dayMs } from '../core/utc-day.ts';
import { collections } from './collections.ts';
import { compareAndSet } from './compare-and-set.ts';

/** Returns the secret of the school's day, the same in every instance. */
export type DailySalt = () => Promise<string>;

/**
 * A random secret per day, created on demand. Hashes are comparable within the day; once it is deleted, addresses
 * cannot be recovered by trying them.
 * @param now milliseconds since 1970
 */
export function createDailySalt(db: Firestore, now: () => number = Date.now): DailySalt {
  let known: { readonly date: string; readonly salt: Promise<string> } | undefined;
  return async () => {
    const date = schoolDay(now());
    if (known?.date !== date) known = { date, salt: saltNamed(db, date, Date.parse(date) + 2 * dayMs) };
    try {
      return await known.salt;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

/**
 * A random secret by name, the same in every instance, created on demand.
 * @param expiresAt milliseconds since 1970: when Firestore deletes it; left out: never
 */
export async function saltNamed(db: Firestore, name: string, expiresAt?: number): Promise<string> {
  const document = collections.rateSalts(db).doc(name);
  const record = {
    salt: newSecret(),
    ...(expiresAt !== undefined && { expiresAt: Timestamp.fromMillis(expiresAt) }),
  };
  await compareAndSet(document, (before) => (before ? undefined : record));
  const known = (await document.get()).data();
  if (!known) throw new Error(`The secret ${name} is not there.`);
  return known.salt;
}
