import type { Express } from 'express';
import { createAuthenticator } from './core/caller.ts';
import { type Dependencies, withDeadlines } from './core/deadline.ts';
import { signInsOf } from './firestore/writes.ts';
import { type AppOptions, createApp, logToConsole } from './http/app.ts';
import { createCallCounter, noAppCheck, trustNobody } from './http/origins.ts';
import type { Route } from './http/route.ts';

/** By default no forwarding headers are trusted, App Check is not enforced, and the usual rate limits hold. */
export type ServingOptions = Pick<AppOptions, 'allowsOrigin'> & Partial<Omit<AppOptions, 'authenticator'>>;

/** Each call to Firestore or Auth has a deadline. `forget` drops the sign-ins of a deleted account. */
export function createServing<T extends Dependencies>(
  services: T,
  options: ServingOptions,
  routesOf: (services: T & { readonly forget: (uid: string) => void }) => readonly Route[],
): Express {
  const timed = withDeadlines(services);
  const { db, auth } = timed;
  const authenticator = createAuthenticator(auth, signInsOf(db));
  const usual = { log: logToConsole, trustsHop: trustNobody, appCheck: noAppCheck };
  return createApp(
    { ...usual, counter: createCallCounter(), ...options, authenticator },
    routesOf({ ...timed, forget: authenticator.forget }),
  );
}
