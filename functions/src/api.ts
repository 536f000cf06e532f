import type { Express } from 'express';
import { withDeadlines } from './deadlines.ts';
import { type AppOptions, createApp } from './http/app.ts';
import { type AppCheckRule, noAppCheck } from './http/app-check.ts';
import type { CallCounter } from './http/call-counter.ts';
import { createAuthenticator } from './http/caller.ts';
import { trustOf } from './http/client-address.ts';
import { createCallCounter } from './rate-limit/call-limits.ts';
import { allRoutes, type Services } from './routes.ts';
import { endedSignInsOf, noteEndedSignIns } from './users/records.ts';

export interface ApiOptions extends Pick<AppOptions, 'allowsOrigin' | 'log'> {
  /** Networks whose forwarding headers are believed; left out: nobody's. */
  readonly trustedHops?: readonly string[] | undefined;
  /** Left out: nobody has to prove that a call comes from the school's own pages. */
  readonly appCheck?: AppCheckRule;
  /** Counts calls by other limits than the usual ones. */
  readonly counter?: CallCounter;
}

/** Makes the whole API over the given services; each call to Firestore or Auth has a deadline. */
export function createApi(services: Services, options: ApiOptions): Express {
  const timed = withDeadlines(services);
  const onEnded = (uid: string, validSince: number) => noteEndedSignIns(timed.db, uid, validSince);
  const endedOf = (uid: string) => endedSignInsOf(timed.db, uid);
  const authenticator = createAuthenticator(timed.auth, { onEnded, endedOf });
  const { allowsOrigin, log, trustedHops, counter = createCallCounter(), appCheck = noAppCheck } = options;
  const trustsHop = trustOf(trustedHops);
  return createApp({ allowsOrigin, log, authenticator, counter, trustsHop, appCheck }, allRoutes(timed));
}
