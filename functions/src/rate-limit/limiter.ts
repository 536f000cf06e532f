import type { Request } from 'express';
import { type AugmentedRequest, ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Firestore } from 'firebase-admin/firestore';
import { clientAddress } from '../http/client-address.ts';
import { ApiError } from '../http/problem.ts';
import { createDailySalt } from './daily-salt.ts';
import { FirestoreStore } from './firestore-store.ts';

/** What may be asked for in a window of time. */
export interface RateLimit {
  /** Parts its counters from those of another limit, such as `contact`. */
  readonly name: string;
  /** Milliseconds. */
  readonly windowMs: number;
  readonly perVisitor: number;
  /** What may come from one hop before us: Hosting's hops serve many visitors. */
  readonly perHop: number;
  /** The line for a person who has to wait, such as `Please wait ${wait}.` with `3 minutes`. */
  readonly refusal: (wait: string) => string;
}

/** Counts a request. @throws ApiError `too-many` with `Retry-After`, in seconds */
export type Limiter = (request: Request) => Promise<void>;

/**
 * A limit that holds across instances. The visitor's address is only as true as the hop that names it, so both are
 * counted.
 * @param now milliseconds since 1970
 */
export function createLimiter(db: Firestore, limit: RateLimit, now: () => number = Date.now): Limiter {
  const salt = createDailySalt(db, now);
  const limiter = (who: 'visitor' | 'hop', most: number): Limiter =>
    toLimiter(
      rateLimit({
        windowMs: limit.windowMs,
        limit: most,
        legacyHeaders: false,
        standardHeaders: false,
        // Express's own `request.ip` is not used, so its proxy settings need no check.
        validate: { xForwardedForHeader: false, trustProxy: false, forwardedHeader: false },
        keyGenerator: (request) => ipKeyGenerator(clientAddress(request)[who]),
        store: new FirestoreStore({ db, salt, prefix: `${limit.name}/${who}/`, limit: most, now }),
        handler: (request, _response, next) => next(tooMany(request, limit, now())),
      }),
    );
  const visitor = limiter('visitor', limit.perVisitor);
  const hop = limiter('hop', limit.perHop);
  return async (request) => {
    await visitor(request);
    await hop(request);
  };
}

function toLimiter(handler: ReturnType<typeof rateLimit>): Limiter {
  return (request) =>
    new Promise((resolve, reject) => {
      const { res: response } = request;
      if (!response) throw new Error('The request has no response.');
      handler(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
    });
}

function tooMany(request: Request, { windowMs, refusal }: RateLimit, now: number): ApiError {
  const { resetTime } = (request as AugmentedRequest).rateLimit ?? {};
  const left = (resetTime?.getTime() ?? now + windowMs) - now;
  const seconds = Math.max(1, Math.ceil(left / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new ApiError('too-many', refusal(minutes === 1 ? 'a minute' : `${minutes} minutes`), {
    headers: { 'Retry-After': String(seconds) },
  });
}
