import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@pathshala/contract/calls/endpoints';
import type { Response } from 'express';

/** Gives a request an id, which its answer and its line in the log share; a caller's own id is ignored. */
export function nameRequest(response: Response): void {
  const id = randomUUID();
  response.locals.requestId = id;
  response.setHeader(requestIdHeader, id);
}

/** The id of the current request. */
export function requestIdOf(response: Response): string {
  return String(response.locals.requestId ?? '');
}
