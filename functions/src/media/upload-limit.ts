import { limits } from '@pathshala/contract/http/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { tooMany } from '../core/domain-error.ts';
import { dayMs } from '../core/utc-day.ts';
import { createDailySalt } from '../firestore/salts.ts';
import { FirestoreCounters } from '../rate-limit/firestore-counters.ts';

/**
 * Limits uploads per person and day of the school across instances, since they are stored forever.
 * @param now milliseconds since 1970
 * @returns a function that counts one, or throws DomainError `too-many`
 */
export function createUploadLimit(
  db: Firestore,
  now: () => number = Date.now,
): (uid: string) => Promise<void> {
  const counters = new FirestoreCounters({ db, salt: createDailySalt(db, now), windowMs: dayMs, now });
  return async (uid) => {
    const wait = await counters.take([{ key: `upload/${uid}`, max: limits.uploadsMax }]);
    if (wait > 0) {
      throw tooMany(wait, `You have uploaded ${limits.uploadsMax} files today. Please go on tomorrow.`);
    }
  };
}
