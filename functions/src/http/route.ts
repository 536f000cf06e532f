import { schemaOf } from '@pathshala/contract/calls/endpoints';
import {
  type Audience,
  apiRoot,
  type Endpoint,
  type Method,
  type PagedEndpoint,
  type PartOf,
  pathOf,
} from '@pathshala/contract/http/endpoint';
import { type FieldIssue, fieldIssuesOf, overlongLists } from '@pathshala/contract/http/validation';
import type { MessageKey } from '@pathshala/messages/keys';
import type { Request } from 'express';
import {
  type Schema,
  type SchemaFieldDescription,
  type SchemaInnerTypeDescription,
  type SchemaObjectDescription,
  ValidationError,
} from 'yup';
import type { Caller, FreshCaller } from '../core/caller.ts';
import { DomainError, invalidFields } from '../core/domain-error.ts';
import { type Listed, type Page, pageOf } from '../core/paging.ts';
import type { BodyKind } from './body.ts';
import type { Reply } from './reply.ts';

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

export function param<Name extends string>(
  call: { readonly params: Readonly<Record<NoInfer<Name>, string>> },
  name: Name,
): string {
  const value = call.params[name];
  if (!value) throw new DomainError('not-found');
  return value;
}

/** Keeps only fields of the schema. @throws DomainError `invalid-fields`: the first issue of each field */
export async function validate<T>(schema: Schema<T>, fields: unknown): Promise<T> {
  const description = schema.describe();
  const overlong = overlongLists(description, fields);
  if (overlong.length > 0) throw invalidFields(overlong);
  const own = ownFields(description, fields);
  if (own.wrong.length > 0) throw invalidFields(own.wrong);
  try {
    return await schema.validate(own.value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fieldIssues = fieldIssuesOf(error);
    const isFirst = (one: FieldIssue) => fieldIssues.find(({ path }) => path === one.path) === one;
    throw invalidFields(fieldIssues.filter(isFirst), { cause: error });
  }
}

const kinds: Readonly<Record<string, MessageKey>> = {
  string: 'validation.text',
  number: 'validation.number',
  boolean: 'validation.flag',
  array: 'validation.list',
  object: 'validation.object',
};

export interface OwnFields {
  readonly value: unknown;
  readonly wrong: readonly FieldIssue[];
}

/** The validator looks fields up by name, at any depth: one called `toString` would be mistaken for its own. */
export function ownFields(schema: SchemaFieldDescription, sent: unknown, path = ''): OwnFields {
  const key = kinds[schema.type];
  if (sent === undefined || sent === null || !key) return { value: sent, wrong: [] };
  if (typeOf(sent) !== schema.type) return { value: undefined, wrong: [{ path: path || 'body', key }] };
  if (schema.type === 'object') return ofObject(schema as SchemaObjectDescription, sent as object, path);
  if (schema.type === 'array') return ofList(schema as SchemaInnerTypeDescription, sent as unknown[], path);
  return { value: sent, wrong: [] };
}

const typeOf = (sent: unknown) => (Array.isArray(sent) ? 'array' : typeof sent);

function ofObject({ fields }: SchemaObjectDescription, sent: object, path: string): OwnFields {
  const values = new Map<string, unknown>(Object.entries(sent));
  const named = Object.entries(fields).filter(([name]) => values.has(name));
  const taken = named.map(
    ([name, field]) => [name, ownFields(field, values.get(name), path ? `${path}.${name}` : name)] as const,
  );
  return {
    value: Object.fromEntries(taken.map(([name, { value }]) => [name, value])),
    wrong: taken.flatMap(([, { wrong }]) => wrong),
  };
}

function ofList({ innerType }: SchemaInnerTypeDescription, sent: unknown[], path: string): OwnFields {
  const inner = Array.isArray(innerType) ? undefined : innerType;
  if (!inner) return { value: sent, wrong: [] };
  const taken = sent.map((one, at) => ownFields(inner, one, `${path}[${at}]`));
  return { value: taken.map(({ value }) => value), wrong: taken.flatMap(({ wrong }) => wrong) };
}

/** Cost classes of calls: reading, writing, or starting a payment. */
export type CallKind = 'ask' | 'change' | 'pay';

export interface CallCounter {
  readonly fromAddress: (request: Request, kind: CallKind) => void;
  readonly fromPerson: (uid: string, kind: CallKind) => void;
}

const asking: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function kindOf(method: string): 'ask' | 'change' {
  return asking.has(method) ? 'ask' : 'change';
}
