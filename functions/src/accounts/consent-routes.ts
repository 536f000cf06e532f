import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { Endpoint, Method } from '@pathshala/contract/http/endpoint';
import type { Firestore } from 'firebase-admin/firestore';
import { knownSchool, schoolIn } from '../content/school.ts';
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
  /** Absent: no mails are sent, so nobody can be asked. */
  readonly queueMail?: QueueMail | undefined;
  readonly siteOf: Settings['siteOf'];
  /** Whether the school's settings ask parents. Where it fails, whatever needs consent is refused. */
  readonly asks: () => Promise<boolean>;
}

export function consentRoutes(services: ConsentSetting & RemovalServices): Route[] {
  const { db, auth, queueMail, siteOf, asks } = services;
  const countMail = createParentMailLimit(db);
  const requireAsked = async () => {
    if (!(await asks())) throw new DomainError('not-found');
  };
  const parentCall = <Given extends string, Body, Answer>(
    endpoint: Endpoint<Answer, Given, Body>,
    answer: (body: Body) => Promise<Answer>,
  ) =>
    json(endpoint, async ({ body }) => {
      await requireAsked();
      return await answer(body);
    });
  return [
    json(accountEndpoints.consent, async (call) => {
      await requireAsked();
      const record = (await consentOf(db, signedIn(call).uid).get()).data();
      return toConsent(record);
    }),
    json(
      accountEndpoints.askConsent,
      async (call) => {
        await requireAsked();
        if (!queueMail) throw new DomainError('unavailable');
        const { uid, email, displayName } = freshCaller(call);
        const language = (await languageOfPerson(db, uid)) ?? (await knownSchool(db)).firstLanguage;
        const { name: school } = await schoolIn(db, language);
        const site = siteOf(call.request.headers.origin);
        const person = { uid, email, displayName, language, school, site };
        return await askConsent({ db, queueMail, countMail }, person, call.body);
      },
      { caller: 'account' },
    ),
    parentCall(accountEndpoints.parentView, ({ token }) => viewAsParent(services, token)),
    parentCall(accountEndpoints.parentData, async ({ token }) =>
      readOwnData(auth, db, (await openAsParent(db, token)).uid),
    ),
    parentCall(accountEndpoints.parentDecision, (body) => decideAsParent(services, body)),
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
export function withConsent(setting: Guarded, routes: readonly Route[]): Route[] {
  return routes.map((one) => {
    const guard = guardOf(one);
    return guard === undefined ? one : { ...one, run: guards[guard](setting, one) };
  });
}

type Run = Route['run'];

type Guarded = Pick<ConsentSetting, 'asks'> & { readonly db: Firestore };

async function requireIfAsked({ db, asks }: Guarded, uid: string): Promise<void> {
  if (await asks()) await requireConsent(db, uid);
}

const guards: Readonly<Record<'refuse' | 'as-visitor' | 'tell', (setting: Guarded, one: Route) => Run>> = {
  refuse: (setting, one) => async (call) => {
    if (call.caller) await requireIfAsked(setting, call.caller.uid);
    return one.run(call);
  },
  // The first lesson is for everybody; the others report missing consent rather than a missing sign-in.
  'as-visitor': (setting, one) => async (call) => {
    if (!call.caller) return one.run(call);
    const consentError = await requireIfAsked(setting, call.caller.uid).catch((error: unknown) => error);
    if (consentError === undefined) return one.run(call);
    return one.run(asVisitor(call)).catch((error: unknown) => {
      throw error instanceof DomainError && isAboutCaller(error) ? consentError : error;
    });
  },
  // An admin must be able to come in and put the settings right.
  tell:
    ({ db, asks }, one) =>
    async (call) => {
      const reply = await one.run(call);
      if (!call.caller || !('json' in reply) || typeof reply.json !== 'object') return reply;
      if (!(await asks().catch(() => false))) return reply;
      return { ...reply, json: { ...reply.json, consent: await readState(db, call.caller.uid) } };
    },
};

function asVisitor(call: Call<unknown>): Call<unknown> {
  return { ...call, caller: undefined };
}
