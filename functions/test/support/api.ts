import type { Problem } from '@pathshala/contract/calls/endpoints';
import {
  type AddressOf,
  apiRoot,
  type Endpoint,
  pathOf,
  privateCacheControl,
} from '@pathshala/contract/http/endpoint';
import { expect } from 'vitest';
import { allRoutes, type Services } from '../../src/api.ts';
import { siteOrigins } from '../../src/core/caller.ts';
import { sandboxProvider } from '../../src/courses/providers.ts';
import type { LogEntry } from '../../src/http/app.ts';
import type { CallCounter } from '../../src/http/origins.ts';
import { createServing, type ServingOptions } from '../../src/serving.ts';
import { serve } from './server.ts';

export interface TestApi {
  readonly url: string;
  readonly logged: LogEntry[];
  /**
   * Calls an endpoint; `token` goes into the header, `body` is sent as JSON, valid or not. Every answer is looked at: caches
   * may keep only what anybody may read.
   */
  readonly call: <E extends Endpoint>(endpoint: E, given: AddressOf<E> & CallOptions) => Promise<Answer>;
  readonly send: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

/** @param options what differs from the emulators */
export async function serveApi(
  services: Pick<
    Services,
    'db' | 'auth' | 'consent' | 'createPaymentProvider' | 'readSearchIndex' | 'getSigningKey'
  >,
  options: Omit<ServingOptions, 'allowsOrigin' | 'log'> = {},
): Promise<TestApi> {
  const logged: LogEntry[] = [];
  const app = createServing(
    { ...services, version: '1.2.3' },
    { allowsOrigin: siteOrigins(projectOrigins), log: (entry) => logged.push(entry), ...options },
    allRoutes,
  );
  const server = await serve(app);
  const url = `${server.origin}${apiRoot}`;
  return {
    url,
    logged,
    close: server.close,
    call: async (endpoint, given) => {
      const answer = await send(url + pathOf(endpoint, given), endpoint.method, given);
      if (endpoint.audience !== 'anyone' || endpoint.method !== 'GET')
        expect(answer.headers.get('cache-control'), endpoint.path).toBe(privateCacheControl);
      return answer;
    },
    send: (method, path, options = {}) => send(url + path, method, options),
  };
}

async function send(address: string, method: string, options: CallOptions): Promise<Answer> {
  const { token, body, headers } = options;
  return await read(
    await fetch(address, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
}

export async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    json: text && isJson ? JSON.parse(text) : undefined,
  };
}

/** The next page in a list's `Link` header, below the API's root; undefined on the last page. */
export function nextPathOf({ headers }: Answer): string | undefined {
  return new RegExp(`^<${apiRoot}(/[^>]+)>; rel="next"$`).exec(headers.get('link') ?? '')?.[1];
}

/** The code of a refusal, such as `forbidden`; empty for an answer that is not a problem document. */
export function codeOf(answer: Answer): string {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return '';
  return (answer.json as Problem).type.replace('/problems/', '');
}

export function refusal(answer: Answer): [status: number, code: string] {
  return [answer.status, codeOf(answer)];
}

export const projectOrigins = ['https://demo-school.web.app', 'https://demo-school.firebaseapp.com'];

export const uncounted: CallCounter = { fromAddress: () => undefined, fromPerson: () => undefined };

export const sandbox = () =>
  sandboxProvider({ FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
