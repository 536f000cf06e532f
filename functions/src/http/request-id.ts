import { randomFillSync } from 'node:crypto';
import { requestIdHeader } from '@pathshala/contract/calls/endpoints';
import type { Response } from 'express';

/** Digits and letters that are not easily confused. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 10;

/** Random bytes for many ids: fetching them is the expensive part. */
const pool = Buffer.alloc(length * 512);
let used = pool.length;

/** A request id, such as `4k9t2mzx0q`, shared by log, answer and support. */
function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = '';
  for (const end = used + length; used < end; used++) id += signs.charAt(pool.readUInt8(used) & 31);
  return id;
}

/**
 * Assigns a request id; a caller's own id is ignored, so that nobody else writes into the log.
 * @returns the id, from now on in the answer's header
 */
export function nameRequest(response: Response): string {
  const id = newRequestId();
  response.locals.requestId = id;
  response.setHeader(requestIdHeader, id);
  return id;
}

/** The id of the current request. */
export function requestIdOf(response: Response): string {
  return String(response.locals.requestId ?? '');
}
