import { createHash, randomBytes } from 'node:crypto';
import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from './collections.ts';

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

export type DailySalt = () => Promise<string>;

/** Hashes compare within the day; once the secret is deleted, nobody finds addresses by trying them all. */
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

/** The same in every instance. @param expiresAt milliseconds since 1970; left out: never */
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
