import type { Problem } from '@pathshala/contract/calls/problem';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import type { Caller } from '../core/caller.ts';
import { withinOneDeadline } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import type { OriginRule } from '../core/origin-rule.ts';
import { type AppCheckRule, appCheckHeader } from './app-check.ts';
import type { Authenticator } from './authenticator.ts';
import { parseBody, readBody } from './body.ts';
import { type CallCounter, kindOf } from './call-counter.ts';
import type { HopTrust } from './client-address.ts';
import { allowOwnOrigins } from './cors.ts';
import { refuseOtherSites } from './cross-site.ts';
import type { Log } from './log.ts';
import { answerHeaders } from './page.ts';
import { asDomainError, headersOf, problemOf, statusOf } from './problem.ts';
import { type Reply, sendReply, sendText } from './reply.ts';
import { nameRequest, requestIdOf } from './request-id.ts';
import { logWhenDone } from './request-log.ts';
import { languageOfRefusal } from './requested-language.ts';
import type { Call, Route } from './route.ts';

export interface AppOptions {
  readonly authenticator: Authenticator;
  readonly allowsOrigin: OriginRule;
  readonly log: Log;
  readonly counter: CallCounter;
  /** Whose forwarding headers are believed. */
  readonly trustsHop: HopTrust;
  readonly appCheck: AppCheckRule;
}

const always = Object.entries(answerHeaders);

/**
 * Makes the API's HTTP application.
 * @param routes endpoints with their handlers; each answers under `/api` (through Hosting) and under `/` (the function's own address)
 */
export function createApp(options: AppOptions, routes: readonly Route[]): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.set('trust proxy', options.trustsHop);
  const router = createRouter(options, routes);
  app.use((request, response, next) => {
    nameRequest(response);
    logWhenDone(options.log, request, response);
    // The platform runs us inside an Express of its own, which names itself.
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
        answer(options, one, request, response)
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

async function answer(options: AppOptions, one: Route, request: Request, response: Response): Promise<void> {
  // First, and whatever is asked for: a body that nobody reads would be refused by nobody.
  const { maxBytes } = one.options;
  const small = maxBytes === undefined ? await readBody(request) : undefined;
  const work = () => replyTo(options, one, request, small);
  const { deadline, load } = one.options;
  await load?.();
  // A slow line is nobody's fault here: time is taken once the body has come.
  sendReply(request, response, await (deadline === undefined ? work() : withinOneDeadline(deadline, work)));
}

async function replyTo(
  { authenticator, allowsOrigin, counter, appCheck }: AppOptions,
  one: Route,
  request: Request,
  small: Buffer | undefined,
): Promise<Reply<unknown>> {
  if (one.method !== 'GET' && !one.options.fromAnywhere) refuseOtherSites(allowsOrigin, request);
  // Before the token is looked at, which costs more. Calls without one may be answered by the CDN, which asks for nothing.
  if (request.headers.authorization !== undefined) await appCheck(request.get(appCheckHeader));
  const caller = await callerFor(authenticator, one, request.headers.authorization);
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
  return await one.run(call);
}

/** What stands behind the question mark. A request line can hold what no URL can, so none is made of it. */
function queryOf({ originalUrl }: Request): URLSearchParams {
  const mark = originalUrl.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : originalUrl.slice(mark));
}

async function callerFor(
  authenticator: Authenticator,
  one: Route,
  authorization: string | undefined,
): Promise<Caller | undefined> {
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

async function otherMethod(here: readonly Route[], request: Request, response: Response): Promise<void> {
  const methods = here.map((one) => one.method);
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  await readBody(request);
  response.setHeader('Allow', allow);
  if (request.method !== 'OPTIONS') throw new DomainError('method-not-allowed');
  response.status(204).end();
}

/** Express knows an error handler by its four parameters. */
const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
  sendRefusal(response, asDomainError(error));
};

function sendRefusal(response: Response, refusal: DomainError, page?: string): void {
  response.locals.refusal = refusal;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.removeHeader('ETag');
  response.setHeader('Cache-Control', 'private, no-store');
  for (const [name, value] of Object.entries(headersOf(refusal))) response.setHeader(name, value);
  response.status(statusOf(refusal));
  if (page === undefined) {
    const language = languageOfRefusal(response.req.originalUrl);
    const problem: Problem = { ...problemOf(refusal, language), requestId: requestIdOf(response) };
    sendText(response, 'application/problem+json', JSON.stringify(problem));
  } else sendText(response, 'text/html', page);
}
