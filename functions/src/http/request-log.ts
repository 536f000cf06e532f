import type { Request, Response } from 'express';
import { DomainError } from '../core/domain-error.ts';
import { forwardingOf } from './client-address.ts';
import { type Log, refusalFields } from './log.ts';
import { requestIdOf } from './request-id.ts';

/** Logged route of unknown addresses. */
const noRoute = '(none)';

/** Kinds of hops already logged; bounded, because headers can be forged. */
const waysTold = new Set<string>();
const maxWays = 10;

/** A request's hops when first seen, to verify a new project's setup. */
function newWay(request: Request): string | undefined {
  if (waysTold.size >= maxWays) return undefined;
  const way = forwardingOf(request);
  if (waysTold.has(way)) return undefined;
  waysTold.add(way);
  return way;
}

/** Logs a request after its reply or disconnect. The router sets its route and refusal. */
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
