import type { Audience, Endpoint, Method, ParameterOf } from '@pathshala/contract/http/endpoint';
import type { Request } from 'express';
import type { Schema } from 'yup';
import type { Caller, FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import type { BodyKind } from './body.ts';
import type { CallKind } from './call-counter.ts';
import { HttpError } from './http-error.ts';
import type { Reply } from './reply.ts';
import { validate } from './validate.ts';

/** A request for a handler. `Name` are the path's parameter names. */
export interface Call<Body, Name extends string = string> {
  /** Decoded parts of the path. */
  readonly params: Readonly<Record<Name, string>>;
  readonly query: URLSearchParams;
  /** Validated by the route's schema; `undefined` without one. */
  readonly body: Body;
  /** Raw bytes, only for routes that accept `raw`. */
  readonly bytes: Buffer;
  /** The caller; `undefined` only for endpoints for anyone without a token. */
  readonly caller: Caller | FreshCaller | undefined;
  /** For headers and address only; the body is read separately. */
  readonly request: Request;
}

export type Handler<Answer, Body, Name extends string> = (call: Call<Body, Name>) => Promise<Reply<Answer>>;

export interface RouteOptions {
  /** Accepted content types; JSON by default. */
  readonly accepts?: readonly BodyKind[];
  /**
   * `account`: asks Auth for the caller's account now, as always for admins and editors: for calls about the account, and
   * those that give something to others. `optional`: for endpoints for anyone that answer more to a known caller (a sent
   * token must be valid). Default: by the endpoint's audience.
   */
  readonly caller?: 'account' | 'optional';
  /** Cost class for rate limits, unless it follows from the method. */
  readonly kind?: CallKind;
  /** Maximum size of a file body in bytes; read only after authorisation. */
  readonly maxBytes?: number;
  /** Shared deadline of all waits, milliseconds; default: one per wait. */
  readonly deadline?: number;
  /** Loads code for this route only; a cold start takes seconds for it, which do not count against deadlines. */
  readonly load?: () => Promise<unknown>;
  /** Allows cross-site writes, for calls meant for others. */
  readonly fromAnywhere?: true;
  /** An error page for a browser's form; otherwise the problem document is sent. */
  readonly refusalPage?: (request: Request, refusal: DomainError, requestId: string) => string | undefined;
}

/** Options of a route; a schema exactly if its endpoint has a body. */
type OptionsFor<Body> = [Body] extends [undefined]
  ? [options?: RouteOptions & { readonly body?: never }]
  : [options: RouteOptions & { readonly body: Schema<Body> }];

/** An endpoint with its handler. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly audience: Audience;
  readonly takesBody: boolean;
  readonly options: RouteOptions;
  readonly run: (call: Call<unknown>) => Promise<Reply<unknown>>;
}

/**
 * Binds a handler to an endpoint, with authentication and validation.
 * @param handler throws DomainError to refuse; other errors become `internal` or `unavailable`
 */
export function route<Path extends `/${string}`, Answer, Body, Query extends string>(
  endpoint: Endpoint<Path, Answer, Body, Query>,
  handler: Handler<Answer, Body, ParameterOf<Path>>,
  ...[given]: OptionsFor<Body>
): Route {
  const { method, path, audience } = endpoint;
  const { body: schema, ...options }: RouteOptions & { readonly body?: Schema<Body> } = given ?? {};
  const raw = options.accepts?.includes('raw') ?? false;
  return {
    method,
    path,
    audience,
    takesBody: schema !== undefined || raw,
    options,
    run: async (call) => {
      const body = schema ? await validate<Body>(schema, call.body) : undefined;
      // Express has matched the path's parameters; the schema has validated the body.
      return handler({ ...call, body } as Call<Body, ParameterOf<Path>>);
    },
  };
}

/**
 * The caller of an endpoint with a token.
 * @throws DomainError `unauthenticated`
 */
export function signedIn(call: Pick<Call<unknown>, 'caller'>): Caller {
  if (!call.caller) throw new DomainError('unauthenticated');
  return call.caller;
}

/**
 * The caller with the account's current state, on routes with `caller: 'account'` or for admins.
 * @throws DomainError `unauthenticated` if it was not looked up
 */
export function freshCaller(call: Pick<Call<unknown>, 'caller'>): FreshCaller {
  if (!call.caller || !('admin' in call.caller)) throw new DomainError('unauthenticated');
  return call.caller;
}

/** Maximum age of a sign-in for dangerous calls, milliseconds. */
const hour = 3_600_000;

/**
 * Like `freshCaller`, but requires a recent sign-in.
 * @param recent milliseconds
 * @throws DomainError `sign-in-again` if it is older
 */
export function recentCaller(call: Pick<Call<unknown>, 'caller'>, recent = hour): FreshCaller {
  const caller = freshCaller(call);
  if (Date.now() - caller.signedInAt <= recent) return caller;
  // Tells the client that the token is valid but the sign-in too old (RFC 9470).
  const challenge = `Bearer error="insufficient_user_authentication", max_age="${recent / 1000}"`;
  throw new HttpError('sign-in-again', { 'WWW-Authenticate': challenge });
}

/**
 * A path parameter.
 * @throws DomainError `not-found` if empty
 */
export function param<Name extends string>(
  call: { readonly params: Readonly<Record<NoInfer<Name>, string>> },
  name: Name,
): string {
  const value = call.params[name];
  if (!value) throw new DomainError('not-found');
  return value;
}
