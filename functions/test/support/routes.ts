import { apiRoot } from '@pathshala/contract/http/endpoint';
import { DomainError } from '../../src/core/domain-error.ts';
import { createApp } from '../../src/http/app.ts';
import { noAppCheck } from '../../src/http/app-check.ts';
import { siteOrigins } from '../../src/http/origins.ts';
import type { Route } from '../../src/http/route.ts';
import type { Answer } from './api.ts';
import { serve } from './server.ts';
import { uncounted } from './uncounted.ts';

export interface Served {
  /** Calls the API at a path with its query. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

const nobody = async () => {
  throw new DomainError('unauthenticated');
};

/** Serves a few routes without database and accounts. */
export async function serveRoutes(routes: readonly Route[]): Promise<Served> {
  const app = createApp(
    {
      authenticator: { byToken: nobody, byAccount: nobody },
      allowsOrigin: siteOrigins('demo-school', '', false),
      log: () => undefined,
      counter: uncounted,
      trustsHop: () => false,
      appCheck: noAppCheck,
    },
    routes,
  );
  const { origin, close } = await serve(app);
  const get: Served['get'] = async (path, headers = {}) => {
    const response = await fetch(origin + apiRoot + path, { headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: text ? JSON.parse(text) : undefined };
  };
  return { get, close };
}
