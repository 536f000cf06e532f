import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Method } from '@pathshala/contract/http/endpoint';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { isAboutCaller } from '../http/problem.ts';
import type { Call, Route } from '../http/route.ts';
import { readState, requireConsent } from '../people/people.ts';

interface Address {
  readonly method: Method;
  readonly path: string;
}

/** What a person without consent may do besides reading and leaving: the language is needed for the parent's mail. */
const always: readonly Address[] = [endpoints.putUser, endpoints.keepLanguage, endpoints.askConsent];

function isOne(one: Address, { method, path }: Address): boolean {
  return one.method === method && one.path === path;
}

/** How a route is restricted to people with consent; undefined: open to all. A new route that changes something is closed. */
function guardOf(one: Route): 'refuse' | 'as-visitor' | 'tell' | undefined {
  if (isOne(one, endpoints.putUser)) return 'tell';
  if (one.options.caller === 'optional') return 'as-visitor';
  const isAction = one.method === 'PUT' || one.method === 'POST';
  const isForAll = always.some((open) => isOne(open, one));
  return one.audience === 'signed-in' && isAction && !isForAll ? 'refuse' : undefined;
}

/**
 * Wraps the routes of a school that requires parental consent. Without consent a person reads what visitors read, and
 * their own lists; any other action, including new endpoints, is refused with `consent-needed`.
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
  // The first lesson is for everybody; the others report missing consent rather than a missing sign-in.
  'as-visitor': (db, one) => async (call) => {
    if (!call.caller) return one.run(call);
    const consentError = await requireConsent(db, call.caller.uid).catch((error: unknown) => error);
    if (consentError === undefined) return one.run(call);
    return one.run(asVisitor(call)).catch((error: unknown) => {
      throw error instanceof DomainError && isAboutCaller(error) ? consentError : error;
    });
  },
  // Register and sign-in report the next step.
  tell: (db, one) => async (call) => {
    const reply = await one.run(call);
    if (!call.caller || !('json' in reply) || typeof reply.json !== 'object') return reply;
    return { ...reply, json: { ...reply.json, consent: await readState(db, call.caller.uid) } };
  },
};

function asVisitor(call: Call<unknown>): Call<unknown> {
  return { ...call, caller: undefined };
}
