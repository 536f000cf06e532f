import type { Firestore } from 'firebase-admin/firestore';
import { tooMany } from '../core/domain-error.ts';
import { createDailySalt } from '../firestore/salts.ts';
import { FirestoreCounters } from './firestore-counters.ts';

/** Milliseconds. */
const windowMs = 10 * 60_000;
/** Views per window: a family with some impatience; limits public links. */
const max = 60;

/**
 * Limits views of a link across instances.
 * @throws DomainError `too-many`
 */
export type ViewLimit = (id: string) => Promise<void>;

/**
 * @param name separates the counters of kinds of links
 * @param now milliseconds since 1970
 */
export function createViewLimit(db: Firestore, name: string, now: () => number = Date.now): ViewLimit {
  const counters = new FirestoreCounters({ db, salt: createDailySalt(db, now), windowMs, now });
  return async (id) => {
    const wait = await counters.take([{ key: `${name}/${id}`, max }]);
    if (wait > 0) throw tooMany(wait, { key: 'answers.oftenOpened' });
  };
}
