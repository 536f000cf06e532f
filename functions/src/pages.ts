import type { Express } from 'express';
import { type Dependencies, withDeadlines } from './deadlines.ts';
import { type PageServices, pageRoutes } from './pages/routes.ts';
import { type ApiOptions, authenticatorOf, serving } from './serving.ts';

/** Creates the application for pages and lists that the build did not know. */
export function createPages(services: Dependencies & PageServices, options: ApiOptions): Express {
  const timed = withDeadlines(services);
  return serving(authenticatorOf(timed), options, pageRoutes(timed));
}
