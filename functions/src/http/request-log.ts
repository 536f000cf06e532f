import type { Request, Response } from 'express';
import { type Log, refusalFields } from './log.ts';
import { ApiError } from './problem.ts';
import { requestIdOf } from './request-id.ts';

/** What the log says of a request whose address no route knows. */
const noRoute = '(none)';

/** Logs a request once it is answered, or once its caller has gone. The router leaves its route and refusal behind. */
export function logWhenDone(log: Log, request: Request, response: Response): void {
  const start = performance.now();
  const { method } = request;
  response.once('close', () => {
    const refusal: unknown = response.locals.refusal;
    const route = String(response.locals.route ?? noRoute);
    const status = response.statusCode;
    const durationMs = Math.round(performance.now() - start);
    const fields = refusal instanceof ApiError ? refusalFields(refusal) : { severity: 'INFO' as const };
    const requestId = requestIdOf(response);
    const message = `${method} ${route} ${status}`;
    log({ ...fields, message, method, route, status, durationMs, requestId });
  });
}
