import { createHash } from 'node:crypto';

/** JSON as bytes with its ETag, serialised once for many requests. */
export interface Serialised {
  readonly body: Buffer;
  readonly etag: string;
}

export function serialised(json: unknown): Serialised {
  const body = Buffer.from(JSON.stringify(json), 'utf8');
  return { body, etag: etagOf(body) };
}

/** A strong ETag. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
