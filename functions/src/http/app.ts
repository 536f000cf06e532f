import { apiRoot } from '@pathshala/contract/http/endpoint';
import type { ErrorRequestHandler, Express, Request, Response } from 'express';
import express from 'express';
import type { Authenticator, OriginRule } from '../core/caller.ts';
import { callDeadline, withinOneDeadline } from '../core/deadline.ts';
import { DomainError, type ErrorNote, noteOf } from '../core/domain-error.ts';
import { parseBody, readBody } from './body.ts';
import {
  type AppCheckRule,
  allowOwnOrigins,
  appCheckHeader,
  type CallCounter,
  forwardingOf,
  type HopTrust,
  kindOf,
  refuseOtherSites,
} from './origins.ts';
import { answerHeaders, asDomainError, isOurIssue, sendRefusal } from './refusal.ts';
import { type Call, nameRequest, type Reply, type Route, requestIdOf, sendReply } from './route.ts';

export interface AppOptions extends CallOptions {
  readonly log: Log;
  readonly trustsHop: HopTrust;
}

const always = Object.entries(answerHeaders);

/** @param routes mounted under `/api` (through Hosting) and under `/` (the function's own address) */
export function createApp(options: AppOptions, routes: readonly Route[]): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.set('trust proxy', options.trustsHop);
  const router = createRouter(options, routes);
  app.use((request, response, next) => {
    request.url = withPathAsWritten(request.url);
    nameRequest(response);
    logWhenDone(options.log, request, response);
    // The platform's own Express app sends its name.
    response.removeHeader('X-Powered-By');
    for (const [name, value] of always) response.setHeader(name, value);
    allowOwnOrigins(options.allowsOrigin, request, response);
    options.counter.fromAddress(request, kindOf(request.method));
    next();
  });
  app.use(apiRoot, router);
  app.use('/', router);
  app.use(async (request) => {
    await readBody(request);
    throw new DomainError('not-found');
  });
  app.use(refuse);
  return app;
}

/** A path that was cut off within an encoded letter is taken as written: the site has no such page. */
function withPathAsWritten(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

function createRouter(options: AppOptions, routes: readonly Route[]): express.Router {
  const router = express.Router();
  for (const path of new Set(routes.map((one) => one.path))) {
    const here = routes.filter((one) => one.path === path);
    const mounted = router.route(path);
    mounted.all((_request, response, next) => {
      response.locals.route = path;
      next();
    });
    for (const one of here) {
      const verb = one.method.toLowerCase() as 'get' | 'put' | 'post' | 'delete';
      mounted[verb]((request, response, next) => {
        answerCall(options, one, request, response)
          .catch((error: unknown) => {
            const refusal = asDomainError(error);
            const page = one.options.refusalPage?.(request, refusal, requestIdOf(response));
            sendRefusal(response, refusal, page);
          })
          .catch(next);
      });
    }
    mounted.all((request, response) => otherMethod(here, request, response));
  }
  return router;
}

async function otherMethod(here: readonly Route[], request: Request, response: Response): Promise<void> {
  const methods = here.map((one) => one.method);
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  await readBody(request);
  response.setHeader('Allow', allow);
  if (request.method !== 'OPTIONS') throw new DomainError('method-not-allowed');
  response.status(204).end();
}

/** Express recognises error handlers by their four parameters. */
const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
  sendRefusal(response, asDomainError(error));
};

export interface CallOptions {
  readonly authenticator: Authenticator;
  readonly allowsOrigin: OriginRule;
  readonly counter: CallCounter;
  readonly appCheck: AppCheckRule;
}

export async function answerCall(options: CallOptions, one: Route, request: Request, response: Response) {
  // First, and for every request: otherwise an unread body would not be rejected.
  const { maxBytes } = one.options;
  const small = maxBytes === undefined ? await readBody(request) : undefined;
  await one.options.load?.();
  sendReply(request, response, await replyTo(options, one, request, small));
}

async function replyTo(
  { authenticator, allowsOrigin, counter, appCheck }: CallOptions,
  one: Route,
  request: Request,
  small: Buffer | undefined,
): Promise<Reply<unknown>> {
  if (one.method !== 'GET' && !one.options.fromAnywhere) refuseOtherSites(allowsOrigin, request);
  // Before the more expensive token check. Calls without a token may be answered by the CDN, which needs no proof.
  if (request.headers.authorization !== undefined) await appCheck(request.get(appCheckHeader));
  const within = <T>(work: () => Promise<T>) => withinOneDeadline(one.options.deadline ?? callDeadline, work);
  const caller = await within(() => callerFor(authenticator, one, request.headers.authorization));
  if (caller) counter.fromPerson(caller.uid, one.options.kind ?? kindOf(request.method));
  const bytes = small ?? (await readBody(request, one.options.maxBytes));
  const call: Call<unknown> = {
    params: request.params as Record<string, string>,
    query: queryOf(request),
    caller,
    request,
    bytes,
    body: bodyFor(one, request, bytes),
  };
  // The time begins after the body has arrived, so slow connections do not count.
  return await within(() => one.run(call));
}

/** The raw query; a request line can contain invalid URLs, so it is not parsed as one. */
function queryOf({ originalUrl }: Request): URLSearchParams {
  const mark = originalUrl.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : originalUrl.slice(mark));
}

async function callerFor(authenticator: Authenticator, one: Route, authorization: string | undefined) {
  if (one.audience === 'admin' || one.audience === 'editor') {
    const caller = await authenticator.byAccount(authorization);
    if (!caller.admin && !(one.audience === 'editor' && caller.teacher)) throw new DomainError('forbidden');
    return caller;
  }
  const wanted = one.options.caller;
  if (one.audience === 'anyone' && (wanted !== 'optional' || authorization === undefined)) return undefined;
  return wanted === 'account' ? authenticator.byAccount(authorization) : authenticator.byToken(authorization);
}

function bodyFor(one: Route, request: Request, bytes: Buffer): unknown {
  const accepts = one.options.accepts ?? ['json'];
  return one.takesBody && !accepts.includes('raw') ? parseBody(request, bytes, accepts) : undefined;
}

const noRoute = '(none)';

/** Kinds of hops already logged; bounded, because headers can be forged. */
const waysTold = new Set<string>();
const maxWays = 10;

function newWay(request: Request): string | undefined {
  if (waysTold.size >= maxWays) return undefined;
  const way = forwardingOf(request);
  if (waysTold.has(way)) return undefined;
  waysTold.add(way);
  return way;
}

export function logWhenDone(log: Log, request: Request, response: Response): void {
  const start = performance.now();
  const { method } = request;
  const forwarded = newWay(request);
  response.once('close', () => {
    const refusal: unknown = response.locals.refusal;
    const route = String(response.locals.route ?? noRoute);
    const status = response.statusCode;
    const durationMs = Math.round(performance.now() - start);
    const fields = refusal instanceof DomainError ? refusalFields(refusal) : { severity: 'INFO' as const };
    const requestId = requestIdOf(response);
    const message = `${method} ${route} ${status}`;
    log({
      ...fields,
      message,
      method,
      route,
      status,
      durationMs,
      requestId,
      ...(forwarded && { forwarded }),
    });
  });
}

/** A log entry. It contains the route's pattern, not the address, which may contain e-mails. */
export interface LogEntry {
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly message: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  readonly requestId: string;
  readonly code?: string;
  readonly error?: ErrorNote;
  readonly forwarded?: string;
}

export type Log = (entry: LogEntry) => void;

/** `console.log` would scan the line for format strings, which is slow. */
export const logToConsole: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};

export function refusalFields(refusal: DomainError): Pick<LogEntry, 'severity' | 'code' | 'error'> {
  if (!isOurIssue(refusal)) return { severity: 'WARNING', code: refusal.code };
  return { severity: 'ERROR', code: refusal.code, error: noteOf(refusal.cause ?? refusal) };
}
