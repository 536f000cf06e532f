import { createHash } from 'node:crypto';

/** JSON as it is sent, in bytes, with its ETag: made once for many who ask. */
export interface Serialised {
  readonly body: Buffer;
  readonly etag: string;
}

export function serialised(json: unknown): Serialised {
  const body = Buffer.from(JSON.stringify(json), 'utf8');
  return { body, etag: etagOf(body) };
}

/** A strong ETag: equal for equal bytes alone. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
