import type { Express } from 'express';
import { withDeadlines } from './deadlines.ts';
import { type AppOptions, createApp } from './http/app.ts';
import { createAuthenticator } from './http/caller.ts';
import { allRoutes, type Services } from './routes.ts';
import { noteEndedSignIns } from './users/records.ts';

/** Makes the whole API over the given services; each call to Firestore or Auth has a deadline. */
export function createApi(services: Services, options: Omit<AppOptions, 'authenticator'>): Express {
  const timed = withDeadlines(services);
  const onEnded = (uid: string, validSince: number) => noteEndedSignIns(timed.db, uid, validSince);
  const authenticator = createAuthenticator(timed.auth, { onEnded });
  return createApp({ ...options, authenticator }, allRoutes(timed));
}
