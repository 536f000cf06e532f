import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Method } from '@pathshala/contract/http/endpoint';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { isAboutCaller } from '../http/problem.ts';
import type { Call, Route } from '../http/route.ts';
import { readState, requireConsent } from './records.ts';

interface Address {
  readonly method: Method;
  readonly path: string;
}

/** What somebody can do whose parent has not agreed, besides reading and leaving: the parent's mail has a language, too. */
const always: readonly Address[] = [endpoints.putUser, endpoints.keepLanguage, endpoints.askConsent];

function isOne(one: Address, { method, path }: Address): boolean {
  return one.method === method && one.path === path;
}

/** How a route is kept for those who may do more than browse; undefined: it is for everybody. */
function guardOf(one: Route): 'refuse' | 'as-visitor' | 'tell' | undefined {
  if (isOne(one, endpoints.putUser)) return 'tell';
  if (one.options.caller === 'optional') return 'as-visitor';
  const isAction = one.method === 'PUT' || one.method === 'POST';
  const isForAll = always.some((open) => isOne(open, one));
  return one.audience === 'signed-in' && isAction && !isForAll ? 'refuse' : undefined;
}

/**
 * The same routes for a school that asks for a parent's consent. Without it one reads what a visitor reads, and one's own
 * lists; every other action of signed-in people is refused with `consent-needed`, a new one too.
 */
export function withConsent(db: Firestore, routes: readonly Route[]): Route[] {
  return routes.map((one) => {
    const guard = guardOf(one);
    return guard === undefined ? one : { ...one, run: guards[guard](db, one) };
  });
}

type Run = Route['run'];

const guards: Readonly<Record<'refuse' | 'as-visitor' | 'tell', (db: Firestore, one: Route) => Run>> = {
  refuse: (db, one) => async (call) => {
    if (call.caller) await requireConsent(db, call.caller.uid);
    return one.run(call);
  },
  // The first lesson is for everybody; the others say that consent is needed rather than that one is to sign in.
  'as-visitor': (db, one) => async (call) => {
    if (!call.caller) return one.run(call);
    const asked = await requireConsent(db, call.caller.uid).catch((error: unknown) => error);
    if (asked === undefined) return one.run(call);
    return one.run(asVisitor(call)).catch((error: unknown) => {
      throw error instanceof DomainError && isAboutCaller(error) ? asked : error;
    });
  },
  // Whoever registers or signs in is told at once what comes next.
  tell: (db, one) => async (call) => {
    const reply = await one.run(call);
    if (!call.caller || !('json' in reply) || typeof reply.json !== 'object') return reply;
    return { ...reply, json: { ...reply.json, consent: await readState(db, call.caller.uid) } };
  },
};

function asVisitor(call: Call<unknown>): Call<unknown> {
  return { ...call, caller: undefined };
}
