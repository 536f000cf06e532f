import { setTimeout as sleep } from 'node:timers/promises';
import { endpoint } from '@pathshala/contract/http/endpoint';
import { validationMessage } from '@pathshala/contract/http/validation';
import { type InferType, object, string } from 'yup';
import { withDeadline } from '../../src/core/deadline.ts';
import { DomainError } from '../../src/core/domain-error.ts';
import { createApp } from '../../src/http/app.ts';
import { noAppCheck } from '../../src/http/app-check.ts';
import type { Authenticator } from '../../src/http/authenticator.ts';
import type { LogEntry } from '../../src/http/log.ts';
import { siteOrigins } from '../../src/http/origins.ts';
import { type Route, route, signedIn } from '../../src/http/route.ts';
import { type Answer, codeOf } from './api.ts';
import { serve } from './server.ts';
import { uncounted } from './uncounted.ts';

/** Only `Bearer good` is valid. */
const nobody: Authenticator = {
  byToken: async (header) => {
    if (header !== 'Bearer good') throw new DomainError(header ? 'invalid-token' : 'unauthenticated');
    return { uid: 'u1', email: 'rima@school.test', token: 'good', signedInAt: 0 };
  },
  byAccount: async () => {
    throw new DomainError('unauthenticated');
  },
};

const body = object({ name: string().trim().required(validationMessage('validation.contactName')).max(10) });
type Pupil = InferType<typeof body>;
const put = endpoint<{ answer: unknown; body: Pupil }>()('PUT', '/pupil/:name', 'anyone');
const remove = endpoint<{ answer: unknown }>()('DELETE', '/pupil/:name', 'anyone');
const form = endpoint<{ answer: unknown; body: Pupil }>()('POST', '/form', 'anyone');
const raw = endpoint<{ answer: unknown }>()('POST', '/raw', 'anyone');
const own = endpoint<{ answer: unknown }>()('GET', '/own', 'signed-in');
const open = endpoint<{ answer: unknown }>()('GET', '/open', 'anyone');
const slow = endpoint<{ answer: unknown }>()('GET', '/slow', 'anyone');
const broken = endpoint<{ answer: unknown }>()('GET', '/broken/:email', 'anyone');

let loaded = '';
const routes: Route[] = [
  route(put, async (call) => ({ json: { got: call.body, params: call.params } }), { body }),
  route(remove, async () => ({ json: null })),
  route(form, async (call) => ({ seeOther: `/thanks?${call.body.name}` }), {
    body,
    accepts: ['json', 'form'],
  }),
  route(raw, async (call) => ({ json: call.bytes.toString('utf8') }), {
    accepts: ['raw'],
    fromAnywhere: true,
  }),
  route(own, async (call) => ({ json: signedIn(call).email })),
  route(open, async (call) => ({ json: call.caller?.uid ?? null }), { caller: 'optional' }),
  // Its code loads for longer than its call may wait.
  route(slow, async () => ({ json: await withDeadline(sleep(1, loaded)) }), {
    deadline: 50,
    load: async () => {
      loaded = await sleep(100, 'loaded');
    },
  }),
  route(broken, async () => {
    throw Object.assign(new Error('secret of rima@school.test'), { code: 'EBROKEN' });
  }),
];

export interface Echo {
  readonly origin: string;
  readonly logged: LogEntry[];
  /** Sends a text unchanged, and follows no redirect. */
  readonly send: (
    method: string,
    path: string,
    text?: string,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Only the HTTP layer, with routes that return their input. */
export async function serveEcho(): Promise<Echo> {
  const logged: LogEntry[] = [];
  const allowsOrigin = siteOrigins('demo-school', 'https://school.example', false);
  const log = (entry: LogEntry) => void logged.push(entry);
  const { origin, close } = await serve(
    createApp(
      {
        authenticator: nobody,
        allowsOrigin,
        log,
        counter: uncounted,
        trustsHop: () => false,
        appCheck: noAppCheck,
      },
      routes,
    ),
  );
  const send: Echo['send'] = async (method, path, text, headers = {}) => {
    const init = {
      method,
      headers,
      redirect: 'manual' as const,
      ...(text === undefined ? {} : { body: text }),
    };
    const response = await fetch(origin + path, init);
    const answer = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      json: answer ? JSON.parse(answer) : undefined,
    };
  };
  return { origin, logged, send, close };
}

/** Status and code of an error answer. */
export function refusal(answer: Answer): [number, string] {
  return [answer.status, codeOf(answer)];
}
