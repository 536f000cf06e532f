import { randomFillSync } from 'node:crypto';
import { requestIdHeader } from '@pathshala/contract/calls/endpoints';
import type { Response } from 'express';

/** Digits and letters that nobody mixes up when they read them out. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 10;

/** Randomness for many names at once: to fetch it costs more than the rest of the name. */
const pool = Buffer.alloc(length * 512);
let used = pool.length;

/** A name for one request, such as `4k9t2mzx0q`: what the log, the answer and a person who asks for help call it. */
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
 * Names a request. What a caller calls it is not taken over: nobody else writes into the log.
 * @returns the name, which stands in the answer's header from now on
 */
export function nameRequest(response: Response): string {
  const id = newRequestId();
  response.locals.requestId = id;
  response.setHeader(requestIdHeader, id);
  return id;
}

/** The name of the request that is answered. */
export function requestIdOf(response: Response): string {
  return String(response.locals.requestId ?? '');
}
