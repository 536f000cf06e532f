import { randomUUID } from 'node:crypto';
import { schemaOf } from '@pathshala/contract/calls/endpoints';
import {
  type Audience,
  apiRoot,
  catalogueCacheControl,
  type Endpoint,
  type Method,
  type PagedEndpoint,
  type PartOf,
  pathOf,
  privateCacheControl,
  requestIdHeader,
} from '@pathshala/contract/http/endpoint';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import type { Request, Response } from 'express';
import type { Schema } from 'yup';
import { etagOf, type Serialised } from '../core/cache.ts';
import type { Caller, FreshCaller } from '../core/caller.ts';
import { DomainError, requireOneOf } from '../core/domain-error.ts';
import { type Listed, type Page, pageOf } from '../core/paging.ts';
import { type BodyKind, validate } from './body.ts';
import type { CallKind } from './origins.ts';

export interface Call<Body, Name extends string = string> {
  readonly params: Readonly<Record<Name, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly bytes: Buffer;
  /** The caller; `undefined` only for endpoints for anyone without a token. */
  readonly caller: Caller | FreshCaller | undefined;
  readonly request: Request;
}

export type Handler<Answer, Body, Name extends string> = (call: Call<Body, Name>) => Promise<Reply<Answer>>;

export interface RouteOptions {
  readonly accepts?: readonly BodyKind[];
  /** `account`: asks Auth for the account now, as always for editors. `optional`: visitors may send a valid token. */
  readonly caller?: 'account' | 'optional';
  readonly kind?: CallKind;
  /** Maximum size of a file body in bytes; read only after authorisation. */
  readonly maxBytes?: number;
  /** For all waits together, milliseconds. Default: `callDeadline`. */
  readonly deadline?: number;
  /** Loads code for this route only; a cold start takes seconds for it, which do not count against deadlines. */
  readonly load?: () => Promise<unknown>;
  /** Allows cross-site writes, for calls meant for others. */
  readonly fromAnywhere?: true;
  readonly refusalPage?: (request: Request, refusal: DomainError, requestId: string) => string | undefined;
}

export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly audience: Audience;
  readonly takesBody: boolean;
  readonly options: RouteOptions;
  readonly run: (call: Call<unknown>) => Promise<Reply<unknown>>;
}

export function route<Answer, Given extends string, Body>(
  endpoint: Endpoint<Answer, Given, Body>,
  handler: Handler<Answer, Body, PartOf<Given>>,
  { body, ...options }: RouteOptions & { readonly body?: Schema<Body> } = {},
): Route {
  const { method, path, audience } = endpoint;
  const schema = body ?? (schemaOf(endpoint) as Schema<Body> | undefined);
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
      return handler({ ...call, body } as Call<Body, PartOf<Given>>);
    },
  };
}

/** A route that answers with JSON only, as most do. */
export function json<Answer, Given extends string, Body>(
  endpoint: Endpoint<Answer, Given, Body>,
  answer: (call: Call<Body, PartOf<Given>>) => Promise<Answer>,
  options: RouteOptions & { readonly body?: Schema<Body> } = {},
): Route {
  return route(endpoint, async (call) => ({ json: await answer(call) }), options);
}

/** What a domain's routes have in common; a route's own options come first. */
export function withOptions(options: RouteOptions, routes: readonly Route[]): Route[] {
  return routes.map((one) => ({ ...one, options: { ...options, ...one.options } }));
}

export function listRoute<Entry extends { readonly _id: string }, More extends string = never>(
  endpoint: PagedEndpoint<Entry, More>,
  read: (page: Page, query: URLSearchParams) => Promise<Listed<Entry>>,
  narrowing: readonly More[] = [],
): Route {
  return route(endpoint, async ({ query }) => {
    const page = pageOf(query);
    const { entries, more } = await read(page, query);
    const last = more ? entries.at(-1)?._id : undefined;
    if (last === undefined) return { json: entries };
    const narrowed = Object.fromEntries(narrowing.map((name) => [name, query.get(name) ?? undefined]));
    const next = pathOf(endpoint as PagedEndpoint, {
      query: { limit: page.limit, after: last, ...narrowed },
    });
    return { json: entries, headers: { Link: `<${apiRoot}${next}>; rel="next"` } };
  });
}

export function signedIn(call: Pick<Call<unknown>, 'caller'>): Caller {
  if (!call.caller) throw new DomainError('unauthenticated');
  return call.caller;
}

export function freshCaller(call: Pick<Call<unknown>, 'caller'>): FreshCaller {
  if (!call.caller || !('admin' in call.caller)) throw new DomainError('unauthenticated');
  return call.caller;
}

/** Maximum age of a sign-in for dangerous calls, milliseconds. */
const hour = 3_600_000;

export function recentCaller(call: Pick<Call<unknown>, 'caller'>, recent = hour): FreshCaller {
  const caller = freshCaller(call);
  if (Date.now() - caller.signedInAt <= recent) return caller;
  // Tells the client that the token is valid but the sign-in too old (RFC 9470).
  const challenge = `Bearer error="insufficient_user_authentication", max_age="${recent / 1000}"`;
  throw new DomainError('sign-in-again', undefined, { headers: { 'WWW-Authenticate': challenge } });
}

interface ReplyOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** `catalogue`: public, cached by browsers and the CDN, with an ETag. Else `private`. */
  readonly cache?: 'catalogue' | 'private';
}

export type Reply<Answer> = ReplyOptions &
  (
    | { readonly json: Answer }
    | { readonly serialised: Serialised }
    | { readonly html: string }
    | { readonly file: { readonly bytes: Buffer; readonly type: string } }
    | { readonly seeOther: string }
  );

export function sendReply(request: Request, response: Response, reply: Reply<unknown>): void {
  const catalogue = reply.cache === 'catalogue';
  response.setHeader('Cache-Control', catalogue ? catalogueCacheControl : privateCacheControl);
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if ('seeOther' in reply) {
    response.status(303).setHeader('Location', reply.seeOther);
    response.end();
    return;
  }
  const { type, body, etag } = contentOf(reply);
  if (catalogue) {
    const tag = etag ?? etagOf(body);
    response.setHeader('ETag', tag);
    if (matches(request.headers['if-none-match'], tag)) {
      response.status(304).end();
      return;
    }
  }
  send(response.status(reply.status ?? 200), type, body);
}

type Content = Exclude<Reply<unknown>, { readonly seeOther: string }>;

function contentOf(reply: Content): { type: string; body: Buffer; etag?: string } {
  if ('file' in reply) return { type: reply.file.type, body: reply.file.bytes };
  if ('html' in reply) return { type: 'text/html; charset=utf-8', body: Buffer.from(reply.html) };
  const json = 'serialised' in reply ? reply.serialised : { body: Buffer.from(JSON.stringify(reply.json)) };
  return { type: 'application/json; charset=utf-8', ...json };
}

export function sendText(response: Response, type: string, text: string): void {
  send(response, `${type}; charset=utf-8`, Buffer.from(text, 'utf8'));
}

function send(response: Response, type: string, bytes: Buffer): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', bytes.length);
  if (response.req.complete) response.end(bytes);
  else if (process.env.FUNCTIONS_EMULATOR === 'true') answerAfterBody(response, bytes);
  else interrupt(response, bytes);
}

/** Time for a client that is still sending to receive the refusal, milliseconds. */
const refusalTime = 1000;

/** Stops reading: even dropped data takes memory. Closed a little later, so that the client receives the reply. */
function interrupt(response: Response, bytes: Buffer): void {
  response.setHeader('Connection', 'close');
  response.write(bytes);
  const ending = setTimeout(() => response.end(), refusalTime);
  response.once('close', () => clearTimeout(ending));
}

/** Reads and drops the rest first: the emulators' proxy crashes when a connection is closed while it sends. */
function answerAfterBody(response: Response, bytes: Buffer): void {
  response.req.once('end', () => response.end(bytes)).resume();
}

/** Whether an If-None-Match header contains the tag. Compressing CDNs make tags weak, so `W/` is ignored. */
export function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}

export function versionTag({ updateTime }: Pick<StudioItem, 'updateTime'>): Record<string, string> {
  return { ETag: `"${updateTime}"` };
}

/** Gives a request an id, which its answer and its line in the log share; a caller's own id is ignored. */
export function nameRequest(response: Response): void {
  const id = randomUUID();
  response.locals.requestId = id;
  response.setHeader(requestIdHeader, id);
}

export function requestIdOf(response: Response): string {
  return String(response.locals.requestId ?? '');
}

/** `Accept-Language` is ignored: shared caches only know the address. @throws DomainError `invalid-fields` */
export function requestedLanguage(query: URLSearchParams): Language {
  return requireOneOf('lang', query.get('lang') ?? firstLanguage, languages);
}
