import { apiRoot } from '@pathshala/contract/http/endpoint';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import { DomainError } from '../core/domain-error.ts';
import { answerCall, type CallOptions } from './answer-call.ts';
import { readBody } from './body.ts';
import { kindOf } from './call-counter.ts';
import type { HopTrust } from './client-address.ts';
import type { Log } from './log.ts';
import { allowOwnOrigins } from './origins.ts';
import { answerHeaders } from './page.ts';
import { asDomainError, sendRefusal } from './problem.ts';
import { nameRequest, requestIdOf } from './request-id.ts';
import { logWhenDone } from './request-log.ts';
import type { Route } from './route.ts';

export interface AppOptions extends CallOptions {
  readonly log: Log;
  /** Whose forwarding headers are trusted. */
  readonly trustsHop: HopTrust;
}

const always = Object.entries(answerHeaders);

/**
 * Creates the API's HTTP application.
 * @param routes mounted under `/api` (through Hosting) and under `/` (the function's own address)
 */
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

/** A path that was cut off within an encoded letter means its signs as they are: nobody's page, and the site says so. */
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
