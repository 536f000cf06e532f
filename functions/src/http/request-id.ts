import { randomBytes } from 'node:crypto';
import { requestIdHeader } from '@pathshala/contract/endpoints';
import type { Response } from 'express';

/** Digits and letters that nobody mixes up when they read them out. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 10;

/** A name for one request, such as `4k9t2mzx0q`: what the log, the answer and a person who asks for help call it. */
function newRequestId(): string {
  return Array.from(randomBytes(length), (byte) => signs[byte & 31]).join('');
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
