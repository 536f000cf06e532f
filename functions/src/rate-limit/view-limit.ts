import type { Firestore } from 'firebase-admin/firestore';
import { tooMany } from '../core/domain-error.ts';
import { createDailySalt } from './daily-salt.ts';
import { FirestoreCounters } from './firestore-counters.ts';

/** Milliseconds. */
const windowMs = 10 * 60_000;
/** Looks at one thing in a window: a family, and some impatience. A link that was put up in public costs no more. */
const max = 60;

/** Counts the looks at what a link opens, across instances. @throws DomainError `too-many` */
export type ViewLimit = (id: string) => Promise<void>;

/**
 * @param name parts its counters from those of another kind of link
 * @param now milliseconds since 1970
 */
export function createViewLimit(db: Firestore, name: string, now: () => number = Date.now): ViewLimit {
  const counters = new FirestoreCounters({ db, salt: createDailySalt(db, now), windowMs, now });
  return async (id) => {
    const wait = await counters.take([{ key: `${name}/${id}`, max }]);
    if (wait > 0) throw tooMany(wait, { key: 'answers.oftenOpened' });
  };
}
