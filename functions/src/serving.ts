import type { Express } from 'express';
import type { Dependencies } from './deadlines.ts';
import { type AppOptions, createApp } from './http/app.ts';
import { type AppCheckRule, noAppCheck } from './http/app-check.ts';
import { type AccountAuthenticator, createAuthenticator } from './http/authenticator.ts';
import type { CallCounter } from './http/call-counter.ts';
import { type HopTrust, trustNobody } from './http/client-address.ts';
import type { Route } from './http/route.ts';
import { createCallCounter } from './rate-limit/call-limits.ts';
import { noteEndedSignIns, recordedSignIns } from './users/records.ts';

export interface ApiOptions extends Pick<AppOptions, 'allowsOrigin' | 'log'> {
  /** Whose forwarding headers are trusted; nobody's by default. */
  readonly trustsHop?: HopTrust;
  /** Absent: App Check is not enforced. */
  readonly appCheck?: AppCheckRule;
  /** Replaces the usual rate limits. */
  readonly counter?: CallCounter;
}

export function authenticatorOf({ db, auth }: Dependencies): AccountAuthenticator {
  const onEnded = (uid: string, validSince: number) => noteEndedSignIns(db, uid, validSince);
  const recordedOf = (uid: string) => recordedSignIns(db, uid);
  return createAuthenticator(auth, { onEnded, recordedOf });
}

/** The application of the routes. */
export function serving(
  authenticator: AppOptions['authenticator'],
  options: ApiOptions,
  routes: readonly Route[],
): Express {
  const {
    allowsOrigin,
    log,
    trustsHop = trustNobody,
    counter = createCallCounter(),
    appCheck = noAppCheck,
  } = options;
  return createApp({ allowsOrigin, log, authenticator, counter, trustsHop, appCheck }, routes);
}
