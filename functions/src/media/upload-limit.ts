import { limits } from '@pathshala/contract/http/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { tooMany } from '../core/domain-error.ts';
import { createDailySalt } from '../rate-limit/daily-salt.ts';
import { FirestoreCounters } from '../rate-limit/firestore-counters.ts';

const day = 86_400_000;

/**
 * Counts somebody's uploads of a day (UTC), across instances: what was uploaded is kept for ever.
 * @param now milliseconds since 1970
 * @returns what counts one, and throws DomainError `too-many` above the limit
 */
export function createUploadLimit(
  db: Firestore,
  now: () => number = Date.now,
): (uid: string) => Promise<void> {
  const counters = new FirestoreCounters({ db, salt: createDailySalt(db, now), windowMs: day, now });
  return async (uid) => {
    const wait = await counters.take([{ key: `upload/${uid}`, max: limits.uploadsMax }]);
    if (wait > 0) {
      throw tooMany(wait, `You have uploaded ${limits.uploadsMax} files today. Please go on tomorrow.`);
    }
  };
}
