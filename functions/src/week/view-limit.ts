import type { Firestore } from 'firebase-admin/firestore';
import { tooMany } from '../http/too-many.ts';
import { createDailySalt } from '../rate-limit/daily-salt.ts';
import { FirestoreCounters } from '../rate-limit/firestore-counters.ts';

/** Milliseconds. */
const windowMs = 10 * 60_000;
/** Looks at one student's week in a window: a family, and some impatience. A link that was put up in public costs no more. */
const most = 60;

/** Counts the looks at a student's week, across instances. @throws ApiError `too-many` */
export type ViewLimit = (uid: string) => Promise<void>;

/** @param now milliseconds since 1970 */
export function createViewLimit(db: Firestore, now: () => number = Date.now): ViewLimit {
  const counters = new FirestoreCounters({ db, salt: createDailySalt(db, now), windowMs, now });
  return async (uid) => {
    const wait = await counters.take([{ key: `week/${uid}`, most }]);
    if (wait > 0) throw tooMany(wait, 'This page was opened very often. Please wait ten minutes.');
  };
}
