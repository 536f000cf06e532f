import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { Method } from '@pathshala/contract/http/endpoint';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import type { Settings } from '../core/settings.ts';
import { isAboutCaller } from '../http/refusal.ts';
import { type Call, freshCaller, json, type Route, signedIn } from '../http/route.ts';
import type { RemovalServices } from '../people/erase.ts';
import type { QueueMail } from '../people/mail.ts';
import { consentOf, languageOfPerson, readState, requireConsent } from '../people/people.ts';
import { readOwnData } from './own-routes.ts';
import {
  askConsent,
  createParentMailLimit,
  decideAsParent,
  openAsParent,
  toConsent,
  viewAsParent,
} from './parent.ts';

export interface ConsentSetting {
  readonly queueMail: QueueMail;
  readonly siteOf: Settings['siteOf'];
}

export function consentRoutes(services: ConsentSetting & RemovalServices): Route[] {
  const { db, auth, queueMail, siteOf } = services;
  const countMail = createParentMailLimit(db);
  return [
    json(accountEndpoints.consent, async (call) => {
      const record = (await consentOf(db, signedIn(call).uid).get()).data();
      return toConsent(record);
    }),
    json(
      accountEndpoints.askConsent,
      async (call) => {
        const { uid, email, displayName } = freshCaller(call);
        const language = (await languageOfPerson(db, uid)) ?? firstLanguage;
        const person = { uid, email, displayName, language, site: siteOf(call.request.headers.origin) };
        return await askConsent({ db, queueMail, countMail }, person, call.body);
      },
      { caller: 'account' },
    ),
    json(accountEndpoints.parentView, (call) => viewAsParent(services, call.body.token)),
    json(accountEndpoints.parentData, async (call) =>
      readOwnData(auth, db, (await openAsParent(db, call.body.token)).uid),
    ),
    json(accountEndpoints.parentDecision, (call) => decideAsParent(services, call.body)),
  ];
}

interface Address {
  readonly method: Method;
  readonly path: string;
}

/** What a person without consent may do, besides reading and leaving. The parent's mail needs the language. */
const always: readonly Address[] = [
  accountEndpoints.putUser,
  accountEndpoints.keepLanguage,
  accountEndpoints.askConsent,
];

function isOne(one: Address, { method, path }: Address): boolean {
  return one.method === method && one.path === path;
}

/** How a route is restricted to people with consent; undefined: open to all. New routes that change data are closed. */
function guardOf(one: Route): 'refuse' | 'as-visitor' | 'tell' | undefined {
  if (isOne(one, accountEndpoints.putUser)) return 'tell';
  if (one.options.caller === 'optional') return 'as-visitor';
  const isAction = one.method === 'PUT' || one.method === 'POST';
  const isForAll = always.some((open) => isOne(open, one));
  return one.audience === 'signed-in' && isAction && !isForAll ? 'refuse' : undefined;
}

/** Without consent a person reads what visitors read and their own lists; any other action is refused: `consent-needed`. */
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
  tell: (db, one) => async (call) => {
    const reply = await one.run(call);
    if (!call.caller || !('json' in reply) || typeof reply.json !== 'object') return reply;
    return { ...reply, json: { ...reply.json, consent: await readState(db, call.caller.uid) } };
  },
};

function asVisitor(call: Call<unknown>): Call<unknown> {
  return { ...call, caller: undefined };
}
