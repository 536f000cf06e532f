import type { Express } from 'express';
import { withDeadlines } from './deadlines.ts';
import { allRoutes, type Services } from './routes.ts';
import { type ApiOptions, authenticatorOf, serving } from './serving.ts';

/** Creates the API; each call to Firestore or Auth has a deadline. */
export function createApi(services: Services, options: ApiOptions): Express {
  const timed = withDeadlines(services);
  const authenticator = authenticatorOf(timed);
  return serving(authenticator, options, allRoutes({ ...timed, forget: authenticator.forget }));
}
