import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { catalogueRoutes } from './catalogue/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { Route } from './http/route.ts';

/** What the features work on. */
export interface Services {
  readonly db: Firestore;
  readonly auth: Auth;
  /** The running version, as /health shows it. */
  readonly version: string;
}

/** Every endpoint with its handler: a new feature is a new line here. */
export function allRoutes({ db, version }: Services): Route[] {
  return [...healthRoutes(db, version), ...catalogueRoutes(db)];
}
