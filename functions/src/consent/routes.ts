import type { OwnData } from '@pathshala/contract/accounts/user';
import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Settings } from '../core/settings.ts';
import { freshCaller, type Route, route, signedIn } from '../http/route.ts';
import type { QueueMail } from '../people/mail.ts';
import { consentOf, languageOfPerson } from '../people/people.ts';
import { askConsent, createParentMailLimit, toConsent } from './ask.ts';
import { decideAsParent, openAsParent, viewAsParent } from './parent.ts';

export interface ConsentSetting {
  readonly queueMail: QueueMail;
  readonly siteOf: Settings['siteOf'];
}

export interface ConsentServices extends ConsentSetting {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'getUsers'>;
  readonly remove: (account: Account) => Promise<void>;
  readonly read: (uid: string) => Promise<OwnData>;
}

export function consentRoutes(services: ConsentServices): Route[] {
  const { db, queueMail, siteOf, read } = services;
  const countMail = createParentMailLimit(db);
  return [
    route(endpoints.consent, async (call) => {
      const record = (await consentOf(db, signedIn(call).uid).get()).data();
      return { json: toConsent(record) };
    }),
    route(
      endpoints.askConsent,
      async (call) => {
        const { uid, email, displayName } = freshCaller(call);
        const language = (await languageOfPerson(db, uid)) ?? firstLanguage;
        const person = { uid, email, displayName, language, site: siteOf(call.request.headers.origin) };
        return { json: await askConsent({ db, queueMail, countMail }, person, call.body) };
      },
      { body: bodySchemas.askConsent, caller: 'account' },
    ),
    route(endpoints.parentView, async (call) => ({ json: await viewAsParent(services, call.body.token) }), {
      body: bodySchemas.parentView,
    }),
    route(
      endpoints.parentData,
      async (call) => ({ json: await read((await openAsParent(db, call.body.token)).uid) }),
      { body: bodySchemas.parentData },
    ),
    route(endpoints.parentDecision, async (call) => ({ json: await decideAsParent(services, call.body) }), {
      body: bodySchemas.parentDecision,
    }),
  ];
}
