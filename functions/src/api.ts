import type { Express } from 'express';
import { type Dependencies, withDeadlines } from './deadlines.ts';
import { type AppOptions, createApp } from './http/app.ts';
import { type AppCheckRule, noAppCheck } from './http/app-check.ts';
import { type AccountAuthenticator, createAuthenticator } from './http/authenticator.ts';
import type { CallCounter } from './http/call-counter.ts';
import { type HopTrust, trustNobody } from './http/client-address.ts';
import type { Route } from './http/route.ts';
import { type PageServices, pageRoutes } from './pages/routes.ts';
import { createCallCounter } from './rate-limit/call-limits.ts';
import { allRoutes, type Services } from './routes.ts';
import { noteEndedSignIns, recordedSignIns } from './users/records.ts';

export interface ApiOptions extends Pick<AppOptions, 'allowsOrigin' | 'log'> {
  /** Whose forwarding headers are trusted; nobody's by default. */
  readonly trustsHop?: HopTrust;
  /** Absent: App Check is not enforced. */
  readonly appCheck?: AppCheckRule;
  /** Replaces the usual rate limits. */
  readonly counter?: CallCounter;
}

/** Creates the API; each call to Firestore or Auth has a deadline. */
export function createApi(services: Services, options: ApiOptions): Express {
  const timed = withDeadlines(services);
  const authenticator = authenticatorOf(timed);
  return serving(authenticator, options, allRoutes({ ...timed, forget: authenticator.forget }));
}

/** Creates the application for pages and lists that the build did not know. */
export function createPages(services: Dependencies & PageServices, options: ApiOptions): Express {
  const timed = withDeadlines(services);
  return serving(authenticatorOf(timed), options, pageRoutes(timed));
}

function authenticatorOf({ db, auth }: Dependencies): AccountAuthenticator {
  const onEnded = (uid: string, validSince: number) => noteEndedSignIns(db, uid, validSince);
  const recordedOf = (uid: string) => recordedSignIns(db, uid);
  return createAuthenticator(auth, { onEnded, recordedOf });
}

function serving(
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
