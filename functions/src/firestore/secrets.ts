import { createHash, randomBytes } from 'node:crypto';
import { dayMs, utcDay } from '@pathshala/contract/site/region';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from './collections.ts';

/** Creates a secret: 43 URL-safe characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether a text has the form of a secret; others are not looked up. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

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
  const read = async () => (await document.get()).data()?.salt;
  const known = await read();
  if (known !== undefined) return known;
  // Where another instance was first, its secret counts.
  const failure: unknown = await document.create(record).catch((error: unknown) => error);
  const made = await read();
  if (made === undefined) throw failure;
  return made;
}
