import type { Request } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { tooMany } from '../core/domain-error.ts';
import { createDailySalt } from '../firestore/salts.ts';
import { addressAllowances } from './allowance.ts';
import { FirestoreCounters } from './firestore-counters.ts';

/** A rate limit. */
export interface RateLimit {
  /** Prefix of its counters, such as `contact`. */
  readonly name: string;
  /** Milliseconds. */
  readonly windowMs: number;
  readonly perVisitor: number;
  /** Limit per hop; Hosting's hops serve many visitors. */
  readonly perHop: number;
  /** Message for people, such as `Please wait ${wait}.` with `3 minutes`. */
  readonly refusal: (wait: string) => string;
}

/** Counts a request. @throws DomainError `too-many` with `Retry-After`, in seconds */
export type Limiter = (request: Request) => Promise<void>;

/**
 * A limit across instances.
 * @param now milliseconds since 1970
 */
export function createLimiter(db: Firestore, limit: RateLimit, now: () => number = Date.now): Limiter {
  const { name, windowMs, refusal } = limit;
  const counters = new FirestoreCounters({ db, salt: createDailySalt(db, now), windowMs, now });
  return async (request) => {
    const wait = await counters.take(addressAllowances(request, name, limit));
    if (wait > 0) throw tooMany(wait, refusal(inWords(wait)));
  };
}

function inWords(wait: number): string {
  const minutes = Math.ceil(wait / 60_000);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
