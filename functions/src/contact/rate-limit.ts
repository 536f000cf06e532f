import type { Request } from 'express';
import { type AugmentedRequest, ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Firestore } from 'firebase-admin/firestore';
import { clientAddress } from '../http/client-address.ts';
import { ApiError } from '../http/problem.ts';
import { createDailySalt } from './daily-salt.ts';
import { FirestoreStore } from './firestore-store.ts';

/** What one visitor may send in a window, and what may come from one hop before us: Hosting's hops serve many visitors. */
export const contactLimits = { windowMs: 10 * 60_000, perVisitor: 5, perHop: 300 } as const;

/** Counts a request. @throws ApiError `too-many` with `Retry-After`, in seconds */
export type Limiter = (request: Request) => Promise<void>;

/**
 * The limit on contact messages. The visitor's address is only as true as the hop that names it, so both are counted.
 * @param now milliseconds since 1970
 */
export function createContactLimiter(db: Firestore, now: () => number = Date.now): Limiter {
  const salt = createDailySalt(db, now);
  const limiter = (who: 'visitor' | 'hop', limit: number): Limiter =>
    toLimiter(
      rateLimit({
        windowMs: contactLimits.windowMs,
        limit,
        legacyHeaders: false,
        standardHeaders: false,
        // Express's own `request.ip` is not used, so its proxy settings need no check.
        validate: { xForwardedForHeader: false, trustProxy: false, forwardedHeader: false },
        keyGenerator: (request) => ipKeyGenerator(clientAddress(request)[who]),
        store: new FirestoreStore({ db, salt, prefix: `contact/${who}/`, limit, now }),
        handler: (request, _response, next) => next(tooMany(request, now())),
      }),
    );
  const visitor = limiter('visitor', contactLimits.perVisitor);
  const hop = limiter('hop', contactLimits.perHop);
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

function tooMany(request: Request, now: number): ApiError {
  const { resetTime } = (request as AugmentedRequest).rateLimit ?? {};
  const left = (resetTime?.getTime() ?? now + contactLimits.windowMs) - now;
  const seconds = Math.max(1, Math.ceil(left / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new ApiError(
    'too-many',
    `Several messages came from you just now. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and send this one again.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
