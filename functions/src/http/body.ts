import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { limits } from '@pathshala/contract/http/limits';
import { type FieldIssue, fieldIssuesOf, overlongLists } from '@pathshala/contract/http/validation';
import type { MessageKey } from '@pathshala/messages/keys';
import {
  type Schema,
  type SchemaFieldDescription,
  type SchemaInnerTypeDescription,
  type SchemaObjectDescription,
  ValidationError,
} from 'yup';
import { DomainError, invalidFields } from '../core/domain-error.ts';

export type BodyKind = 'json' | 'form' | 'raw';

/** The platform may have parsed the body already. */
type WithRawBody = IncomingMessage & { rawBody?: unknown };

const noBytes = Buffer.alloc(0);

export async function readBody(request: WithRawBody, maximum: number = limits.bodyBytes): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new DomainError('unsupported-type', 'Send the body uncompressed.');
  const tooLarge = () => new DomainError('too-large', `The request is larger than ${sizeText(maximum)}.`);
  if (declaredLength(request) > maximum) throw tooLarge();
  const bytes = Buffer.isBuffer(request.rawBody) ? request.rawBody : await readStream(request, maximum);
  if (bytes.length > maximum) throw tooLarge();
  return bytes;
}

function sizeText(bytes: number): string {
  const kibibytes = bytes / 1024;
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`;
}

async function readStream(request: IncomingMessage, maximum: number): Promise<Buffer> {
  // Most calls have no body, and reading an empty stream is as expensive as the rest of the call.
  if (!announcesBody(request)) return noBytes;
  const chunks: Buffer[] = [];
  let length = 0;
  // Do not destroy the connection here: the refusal is sent over it while the rest still arrives.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maximum) break;
  }
  return Buffer.concat(chunks);
}

export function parseBody(request: IncomingMessage, bytes: Buffer, accepts: readonly BodyKind[]): unknown {
  if (bytes.length === 0) return {};
  const type = mediaType(request);
  if (type === 'application/json' && accepts.includes('json')) return parseJson(bytes, accepts);
  if (type === 'application/x-www-form-urlencoded' && accepts.includes('form')) {
    const pairs = [...new URLSearchParams(bytes.toString('utf8'))];
    return Object.fromEntries(pairs.map(([name, text]) => [name, withPlainEnds(text)]));
  }
  throw new DomainError('unsupported-type');
}

/** A line end counts as one character, here as in the browser, whose forms send two. */
const withPlainEnds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Firestore rejects lone surrogates, which JSON can contain; in somebody's message they are replaced instead. */
const hasHalf = (value: unknown) => typeof value === 'string' && /\p{Surrogate}/u.test(value);

function parseJson(bytes: Buffer, accepts: readonly BodyKind[]): unknown {
  const keepsHalves = accepts.includes('form');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (name, value: unknown) => {
      if (!keepsHalves && (hasHalf(name) || hasHalf(value))) {
        throw new DomainError('invalid-json', 'A text in it has an incomplete character.');
      }
      return typeof value === 'string' ? withPlainEnds(value) : value;
    });
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('invalid-json', undefined, { cause });
  }
}

/**
 * Keeps the platform from reading bodies. Cloud Functions and its emulator inflate, buffer and parse bodies of up to a
 * gigabyte before calling the function, and answer broken JSON with an HTML page. They detect a body by these two
 * headers only; without them `readBody` reads the stream with our own limits.
 */
export function bypassBodyParser(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/** A header as received, even if `bypassBodyParser` has removed it. */
function asSent({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const at = rawHeaders.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
  return at < 0 ? undefined : rawHeaders[at + 1];
}

/** One of these two headers announces a body (RFC 9112, 6.3). */
function announcesBody(request: IncomingMessage): boolean {
  return asSent(request, 'transfer-encoding') !== undefined || declaredLength(request) !== 0;
}

function declaredLength(request: IncomingMessage): number {
  return Number(asSent(request, 'content-length') ?? 0);
}

export function mediaType(request: IncomingMessage): string {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
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
