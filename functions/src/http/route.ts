import type { Audience, Endpoint, Method } from '@pathshala/contract/endpoints';
import type { Request } from 'express';
import type { BodyKind } from './body.ts';
import type { Caller, FreshCaller } from './caller.ts';
import { ApiError } from './problem.ts';
import type { Reply } from './reply.ts';
import { validate } from './validate.ts';

/** A request as a handler sees it. */
export interface Call<Body> {
  /** Decoded parts of the path, by their names in the endpoint. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Checked by the endpoint's schema; `undefined` where the endpoint takes no body. */
  readonly body: Body;
  /** The body's bytes: only for a route that accepts `raw`. */
  readonly bytes: Buffer;
  /** Who calls; `undefined` only where an endpoint for anyone was called without a token. */
  readonly caller: Caller | FreshCaller | undefined;
  /** For headers and the address; a body is never read from it. */
  readonly request: Request;
}

export type Handler<Answer, Body> = (call: Call<Body>) => Promise<Reply<Answer>>;

export interface RouteOptions {
  /** Content types that the body may have; JSON alone when left out. */
  readonly accepts?: readonly BodyKind[];
  /**
   * `account`: look the caller's account up, always so for admins. `optional`: an endpoint for anyone that answers
   * more to a known caller (a token that is sent must be good). Else the endpoint's audience decides.
   */
  readonly caller?: 'account' | 'optional';
  /** A page to refuse with, for a browser that sent a form; the problem document is sent where it gives none. */
  readonly refusalPage?: (request: Request, refusal: ApiError) => string | undefined;
}

/** An endpoint with its handler, ready to be mounted. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly audience: Audience;
  readonly takesBody: boolean;
  readonly options: RouteOptions;
  readonly run: (call: Call<unknown>) => Promise<Reply<unknown>>;
}

/**
 * Binds a handler to an endpoint of the contract. What the handler gets is authenticated and validated.
 * @param handler throws ApiError to refuse; anything else it throws is answered as `internal` or `unavailable`
 */
export function route<Answer, Body>(
  endpoint: Endpoint<Answer, Body>,
  handler: Handler<Answer, Body>,
  options: RouteOptions = {},
): Route {
  const { method, path, audience, body: schema } = endpoint;
  const raw = options.accepts?.includes('raw') ?? false;
  return {
    method,
    path,
    audience,
    takesBody: schema !== undefined || raw,
    options,
    run: async (call) => {
      const body = schema ? await validate<Body>(schema, call.body) : undefined;
      return handler({ ...call, body: body as Body });
    },
  };
}

/**
 * The caller of an endpoint that is not for anyone.
 * @throws ApiError `unauthenticated` when there is none
 */
export function signedIn(call: Pick<Call<unknown>, 'caller'>): Caller {
  if (!call.caller) throw new ApiError('unauthenticated');
  return call.caller;
}

/**
 * The caller with the account's present state, on a route with `caller: 'account'` or for admins.
 * @throws ApiError `unauthenticated` when the account was not looked up
 */
export function freshCaller(call: Pick<Call<unknown>, 'caller'>): FreshCaller {
  if (!call.caller || !('admin' in call.caller)) throw new ApiError('unauthenticated');
  return call.caller;
}

/**
 * A part of the path.
 * @throws ApiError `not-found` when it is empty
 */
export function param(call: Pick<Call<unknown>, 'params'>, name: string): string {
  const value = call.params[name];
  if (!value) throw new ApiError('not-found');
  return value;
}
