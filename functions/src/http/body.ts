import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { limits } from '@pathshala/contract/http/limits';
import { DomainError } from '../core/domain-error.ts';

export type BodyKind = 'json' | 'form' | 'raw';

/** The platform may have parsed the body already. */
type WithRawBody = IncomingMessage & { rawBody?: unknown };

const noBytes = Buffer.alloc(0);

export async function readBody(request: WithRawBody, maximum: number = limits.bodyBytes): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new DomainError('unsupported-type', 'Send the body uncompressed.');
  const tooLarge = () => new DomainError('too-large', `The request is larger than ${sizeText(maximum)}.`);
  if (declaredLength(request) > maximum) throw tooLarge();
  const bytes = Buffer.isBuffer(request.rawBody) ? request.rawBody : await readWire(request, maximum);
  if (bytes.length > maximum) throw tooLarge();
  return bytes;
}

function sizeText(bytes: number): string {
  const kibibytes = bytes / 1024;
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`;
}

/** Most calls have no body, and reading an empty stream is as expensive as the rest of the call. */
async function readWire(request: IncomingMessage, maximum: number): Promise<Buffer> {
  return announcesBody(request) ? readStream(request, maximum) : noBytes;
}

async function readStream(request: IncomingMessage, maximum: number): Promise<Buffer> {
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
export function announcesBody(request: IncomingMessage): boolean {
  return asSent(request, 'transfer-encoding') !== undefined || declaredLength(request) !== 0;
}

export function declaredLength(request: IncomingMessage): number {
  return Number(asSent(request, 'content-length') ?? 0);
}

export function mediaType(request: IncomingMessage): string {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}
