import { recentSignIn } from '@pathshala/contract/accounts/account';
import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Auth } from 'firebase-admin/auth';
import { requireAccount } from '../core/domain-error.ts';
import { requestedLanguage } from '../http/reply.ts';
import { freshCaller, type Route, recentCaller, route } from '../http/route.ts';
import { keepLanguageOf, languageOfPerson } from '../people/people.ts';
import { type AccountServices, deleteAccount, listOrders, readOwnData } from './account.ts';

/** Endpoints of the caller's account: data, payments, deletion. All look up the account's current state. */
export function accountRoutes(services: AccountServices & { readonly auth: Auth }): Route[] {
  const { auth, db } = services;
  const options = { caller: 'account' } as const;
  return [
    route(
      endpoints.ownData,
      async (call) => ({ json: await requireAccount(readOwnData(auth, db, freshCaller(call).uid)) }),
      options,
    ),
    route(
      endpoints.orders,
      async (call) => ({ json: await listOrders(db, freshCaller(call).uid, requestedLanguage(call.query)) }),
      options,
    ),
    route(
      endpoints.ownLanguage,
      async (call) => ({ json: { language: (await languageOfPerson(db, freshCaller(call).uid)) ?? null } }),
      options,
    ),
    route(
      endpoints.keepLanguage,
      async (call) => {
        const { language } = call.body;
        await requireAccount(keepLanguageOf(db, freshCaller(call).uid, language));
        return { json: { language } };
      },
      { ...options, body: bodySchemas.keepLanguage },
    ),
    route(
      endpoints.deleteAccount,
      async (call) => {
        await requireAccount(deleteAccount(services, recentCaller(call, recentSignIn)));
        return { json: { deleted: true } };
      },
      options,
    ),
  ];
}
