import type { IncomingMessage } from 'node:http';
import { limits } from '@pathshala/contract/messages';
import { contentType } from './own-parsing.ts';
import { ApiError } from './problem.ts';

/** What a route takes: JSON, a browser's form, or bytes that it reads itself. */
export type BodyKind = 'json' | 'form' | 'raw';

/** Cloud Functions has read the body before us and left it here. */
type WithRawBody = IncomingMessage & { rawBody?: unknown };

const maximum = limits.bodyBytes;

/** Names that every object has already: as fields they only ever come from an attack, so they are dropped. */
const inherited: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the whole body.
 * @throws ApiError `too-large` above 64 KiB, `unsupported-type` when it is compressed
 */
export async function readBody(request: WithRawBody): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maximum) throw tooLarge();
  if (Buffer.isBuffer(request.rawBody)) {
    if (request.rawBody.length > maximum) throw tooLarge();
    return request.rawBody;
  }
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new ApiError('unsupported-type', 'Please send the body uncompressed.');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maximum) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): ApiError {
  // The rest of the body is not read, so the connection cannot be used again.
  return new ApiError('too-large', undefined, { headers: { Connection: 'close' } });
}

/**
 * The fields of a body by its content type; a missing body has none.
 * @throws ApiError `unsupported-type` or `invalid-json`
 */
export function parseBody(request: IncomingMessage, bytes: Buffer, accepts: readonly BodyKind[]): unknown {
  if (bytes.length === 0) return {};
  const type = contentType(request).split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json' && accepts.includes('json')) return parseJson(bytes);
  if (type === 'application/x-www-form-urlencoded' && accepts.includes('form')) {
    const pairs = [...new URLSearchParams(bytes.toString('utf8'))];
    return Object.fromEntries(pairs.filter(([name]) => !inherited.has(name)));
  }
  throw new ApiError('unsupported-type');
}

function parseJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (name, value: unknown) => (inherited.has(name) ? undefined : value));
  } catch (cause) {
    throw new ApiError('invalid-json', undefined, { cause });
  }
}
