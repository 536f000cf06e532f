import type { Request, Response } from 'express';
import type { Caller, OriginRule } from '../core/caller.ts';
import { withinOneDeadline } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import { type AppCheckRule, appCheckHeader } from './app-check.ts';
import type { Authenticator } from './authenticator.ts';
import { parseBody, readBody } from './body.ts';
import { type CallCounter, kindOf } from './call-counter.ts';
import { refuseOtherSites } from './origins.ts';
import { type Reply, sendReply } from './reply.ts';
import type { Call, Route } from './route.ts';

/** What decides whether a call is let in. */
export interface CallOptions {
  readonly authenticator: Authenticator;
  readonly allowsOrigin: OriginRule;
  readonly counter: CallCounter;
  readonly appCheck: AppCheckRule;
}

/** Answers one call of an endpoint. @throws what its handler throws, and the refusals of body, origin, token and rate */
export async function answerCall(
  options: CallOptions,
  one: Route,
  request: Request,
  response: Response,
): Promise<void> {
  // First, and for every request: otherwise an unread body would not be rejected.
  const { maxBytes } = one.options;
  const small = maxBytes === undefined ? await readBody(request) : undefined;
  const work = () => replyTo(options, one, request, small);
  const { deadline, load } = one.options;
  await load?.();
  // The timer starts after the body has arrived, so slow connections do not count.
  sendReply(request, response, await (deadline === undefined ? work() : withinOneDeadline(deadline, work)));
}

async function replyTo(
  { authenticator, allowsOrigin, counter, appCheck }: CallOptions,
  one: Route,
  request: Request,
  small: Buffer | undefined,
): Promise<Reply<unknown>> {
  if (one.method !== 'GET' && !one.options.fromAnywhere) refuseOtherSites(allowsOrigin, request);
  // Before the more expensive token check. Calls without a token may be answered by the CDN, which needs no proof.
  if (request.headers.authorization !== undefined) await appCheck(request.get(appCheckHeader));
  const caller = await callerFor(authenticator, one, request.headers.authorization);
  if (caller) counter.fromPerson(caller.uid, one.options.kind ?? kindOf(request.method));
  const bytes = small ?? (await readBody(request, one.options.maxBytes));
  const call: Call<unknown> = {
    params: request.params as Record<string, string>,
    query: queryOf(request),
    caller,
    request,
    bytes,
    body: bodyFor(one, request, bytes),
  };
  return await one.run(call);
}

/** The raw query; a request line can contain invalid URLs, so it is not parsed as one. */
function queryOf({ originalUrl }: Request): URLSearchParams {
  const mark = originalUrl.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : originalUrl.slice(mark));
}

async function callerFor(
  authenticator: Authenticator,
  one: Route,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  if (one.audience === 'admin' || one.audience === 'editor') {
    const caller = await authenticator.byAccount(authorization);
    if (!caller.admin && !(one.audience === 'editor' && caller.teacher)) throw new DomainError('forbidden');
    return caller;
  }
  const wanted = one.options.caller;
  if (one.audience === 'anyone' && (wanted !== 'optional' || authorization === undefined)) return undefined;
  return wanted === 'account' ? authenticator.byAccount(authorization) : authenticator.byToken(authorization);
}

function bodyFor(one: Route, request: Request, bytes: Buffer): unknown {
  const accepts = one.options.accepts ?? ['json'];
  return one.takesBody && !accepts.includes('raw') ? parseBody(request, bytes, accepts) : undefined;
}
