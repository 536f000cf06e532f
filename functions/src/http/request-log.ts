import type { Request, Response } from 'express';
import { DomainError } from '../core/domain-error.ts';
import { forwardingOf } from './client-address.ts';
import { type Log, refusalFields } from './log.ts';
import { requestIdOf } from './request-id.ts';

/** What the log says of a request whose address no route knows. */
const noRoute = '(none)';

/** Ways to this instance that its log has told of. A few are usual; many are somebody's inventions. */
const waysTold = new Set<string>();
const maxWays = 10;

/** How a request came here, the first time that one comes so: a new project's log shows what Hosting really sends. */
function newWay(request: Request): string | undefined {
  if (waysTold.size >= maxWays) return undefined;
  const way = forwardingOf(request);
  if (waysTold.has(way)) return undefined;
  waysTold.add(way);
  return way;
}

/** Logs a request once it is answered, or once its caller has gone. The router leaves its route and refusal behind. */
export function logWhenDone(log: Log, request: Request, response: Response): void {
  const start = performance.now();
  const { method } = request;
  const forwarded = newWay(request);
  response.once('close', () => {
    const refusal: unknown = response.locals.refusal;
    const route = String(response.locals.route ?? noRoute);
    const status = response.statusCode;
    const durationMs = Math.round(performance.now() - start);
    const fields = refusal instanceof DomainError ? refusalFields(refusal) : { severity: 'INFO' as const };
    const requestId = requestIdOf(response);
    const message = `${method} ${route} ${status}`;
    log({
      ...fields,
      message,
      method,
      route,
      status,
      durationMs,
      requestId,
      ...(forwarded && { forwarded }),
    });
  });
}
