import { siteOrigins } from '../../src/core/caller.ts';
import { DomainError } from '../../src/core/domain-error.ts';
import { type AppOptions, createApp, type LogEntry } from '../../src/http/app.ts';
import { noAppCheck } from '../../src/http/origins.ts';
import type { Route } from '../../src/http/route.ts';
import { type Answer, projectOrigins, read, uncounted } from './api.ts';
import { serve } from './server.ts';

export interface Served {
  readonly origin: string;
  readonly logged: LogEntry[];
  /** Sends a text unchanged, and follows no redirect. */
  readonly send: (
    method: string,
    path: string,
    text?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

const nobody = async () => {
  throw new DomainError('unauthenticated');
};

/** Without database and accounts. By default it knows nobody, counts nothing and trusts no header. */
export async function serveRoutes(
  routes: readonly Route[],
  options: Partial<AppOptions> = {},
): Promise<Served> {
  const logged: LogEntry[] = [];
  const usual: AppOptions = {
    authenticator: { byToken: nobody, byAccount: nobody },
    allowsOrigin: siteOrigins([...projectOrigins, 'https://school.example']),
    log: (entry) => void logged.push(entry),
    counter: uncounted,
    trustsHop: () => false,
    appCheck: noAppCheck,
  };
  const { origin, close } = await serve(createApp({ ...usual, ...options }, routes));
  const send: Served['send'] = async (method, path, text, headers = {}) => {
    const body = text === undefined ? {} : { body: text };
    return await read(await fetch(origin + path, { method, headers, redirect: 'manual', ...body }));
  };
  return { origin, logged, send, close };
}
