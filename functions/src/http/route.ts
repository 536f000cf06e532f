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

/** A request as a handler sees it. `Name` are the names of the parameters in the endpoint's path. */
export interface Call<Body, Name extends string = string> {
  /** Decoded parts of the path. */
  readonly params: Readonly<Record<Name, string>>;
  readonly query: URLSearchParams;
  /** Checked by the route's schema; `undefined` where the endpoint takes no body. */
  readonly body: Body;
  /** The body's bytes: only for a route that accepts `raw`. */
  readonly bytes: Buffer;
  /** Who calls; `undefined` only where an endpoint for anyone was called without a token. */
  readonly caller: Caller | FreshCaller | undefined;
  /** For headers and the address; a body is never read from it. */
  readonly request: Request;
}

export type Handler<Answer, Body, Name extends string> = (call: Call<Body, Name>) => Promise<Reply<Answer>>;

export interface RouteOptions {
  /** Content types that the body may have; JSON alone when left out. */
  readonly accepts?: readonly BodyKind[];
  /**
   * `account`: look the caller's account up, always so for admins. `optional`: an endpoint for anyone that answers
   * more to a known caller (a token that is sent must be good). Else the endpoint's audience decides.
   */
  readonly caller?: 'account' | 'optional';
  /** What a call counts as for the limits, where its method does not say it. */
  readonly kind?: CallKind;
  /** Bytes that a body may have where it is a file: read only when it is known that its sender may send one. */
  readonly maxBytes?: number;
  /** Milliseconds that all may take together for which the call waits; left out: each wait has its own deadline. */
  readonly deadline?: number;
  /** Loads code that only this route needs. A new function takes seconds for it, which count against no deadline. */
  readonly load?: () => Promise<unknown>;
  /** What changes something is refused to pages of other sites; not here, because others are meant to call it. */
  readonly fromAnywhere?: true;
  /** A page to refuse with, for a browser that sent a form; the problem document is sent where it gives none. */
  readonly refusalPage?: (request: Request, refusal: DomainError, requestId: string) => string | undefined;
}

/** What a route is mounted with: the schema of its body, exactly where its endpoint takes one. */
type OptionsFor<Body> = [Body] extends [undefined]
  ? [options?: RouteOptions & { readonly body?: never }]
  : [options: RouteOptions & { readonly body: Schema<Body> }];

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
 * @param handler throws DomainError to refuse; anything else it throws is answered as `internal` or `unavailable`
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
      // Express has matched the path, so its parameters are there; the schema has made the body what it is.
      return handler({ ...call, body } as Call<Body, ParameterOf<Path>>);
    },
  };
}

/**
 * The caller of an endpoint that is not for anyone.
 * @throws DomainError `unauthenticated` when there is none
 */
export function signedIn(call: Pick<Call<unknown>, 'caller'>): Caller {
  if (!call.caller) throw new DomainError('unauthenticated');
  return call.caller;
}

/**
 * The caller with the account's present state, on a route with `caller: 'account'` or for admins.
 * @throws DomainError `unauthenticated` when the account was not looked up
 */
export function freshCaller(call: Pick<Call<unknown>, 'caller'>): FreshCaller {
  if (!call.caller || !('admin' in call.caller)) throw new DomainError('unauthenticated');
  return call.caller;
}

/** Milliseconds for which a sign-in is good for what would hurt much in a stranger's hands. */
const hour = 3_600_000;

/**
 * As `freshCaller`, for a dangerous call: the person has given their password not long ago.
 * @param recent milliseconds
 * @throws DomainError `sign-in-again` when that was longer ago
 */
export function recentCaller(call: Pick<Call<unknown>, 'caller'>, recent = hour): FreshCaller {
  const caller = freshCaller(call);
  if (Date.now() - caller.signedInAt <= recent) return caller;
  // By this a client learns that the token is good, and only the sign-in too old (RFC 9470).
  const challenge = `Bearer error="insufficient_user_authentication", max_age="${recent / 1000}"`;
  throw new HttpError('sign-in-again', { 'WWW-Authenticate': challenge });
}

/**
 * A part of the path.
 * @param name of one of the parameters in the endpoint's path
 * @throws DomainError `not-found` when it is empty
 */
export function param<Name extends string>(
  call: { readonly params: Readonly<Record<NoInfer<Name>, string>> },
  name: Name,
): string {
  const value = call.params[name];
  if (!value) throw new DomainError('not-found');
  return value;
}
