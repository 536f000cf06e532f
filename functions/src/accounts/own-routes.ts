import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import {
  type KeptDocument,
  type OwnAccount,
  type OwnData,
  recentSignIn,
} from '@pathshala/contract/accounts/user';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type FreshCaller, requireAccount } from '../core/caller.ts';
import type { DataSubject } from '../firestore/kept.ts';
import {
  freshCaller,
  json,
  type Route,
  recentCaller,
  requestedLanguage,
  withOptions,
} from '../http/route.ts';
import { listOrders } from '../money/ledger.ts';
import {
  dataSubjectOf,
  findPersonalData,
  type PersonalDocument,
  type RemovalServices,
  removePerson,
} from '../people/erase.ts';
import { keepLanguageOf, languageOfPerson } from '../people/people.ts';
import { revokeAdmin } from './roles.ts';

/** Removes the role first, because the last admin must keep it. Can be retried. @throws DomainError `last-admin` */
export async function deleteAccount(services: RemovalServices, caller: FreshCaller): Promise<void> {
  const { auth } = services;
  if (caller.admin) await revokeAdmin(services, caller.email, caller.uid);
  await removePerson(services, await auth.getUser(caller.uid));
}

export async function readOwnData(auth: Auth, db: Firestore, uid: string): Promise<OwnData> {
  const account = await auth.getUser(uid);
  const person = dataSubjectOf(account);
  const kept: Record<string, KeptDocument[]> = {};
  for (const found of await findPersonalData(db, person)) {
    kept[found.collection] ??= [];
    kept[found.collection]?.push(toKept(found, person));
  }
  return { exportedAt: new Date().toISOString(), account: toAccount(account), kept };
}

function toKept({ row, snapshot }: PersonalDocument, person: DataSubject): KeptDocument {
  const fields = snapshot.data();
  const shown = row.shown?.(fields, person) ?? fields;
  return { _id: snapshot.id, ...(readable(shown) as Record<string, unknown>) };
}

function readable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readable(one)]));
}

function toAccount(account: Account): OwnAccount {
  const { uid, email = '', emailVerified, displayName = '', photoURL = '', providerData, metadata } = account;
  const time = (text: string | null | undefined) => (text ? new Date(text).toISOString() : '');
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    providers: providerData.map(({ providerId }) => providerId),
    createdAt: time(metadata.creationTime),
    lastSignInAt: time(metadata.lastSignInTime),
  };
}

export function accountRoutes(services: RemovalServices): Route[] {
  const { auth, db } = services;
  return withOptions({ caller: 'account' }, [
    json(accountEndpoints.ownData, (call) => requireAccount(readOwnData(auth, db, freshCaller(call).uid))),
    json(accountEndpoints.orders, (call) =>
      listOrders(db, freshCaller(call).uid, requestedLanguage(call.query)),
    ),
    json(accountEndpoints.ownLanguage, async (call) => ({
      language: (await languageOfPerson(db, freshCaller(call).uid)) ?? null,
    })),
    json(accountEndpoints.keepLanguage, async (call) => {
      const { language } = call.body;
      await requireAccount(keepLanguageOf(db, freshCaller(call).uid, language));
      return { language };
    }),
    json(accountEndpoints.deleteAccount, async (call) => {
      await requireAccount(deleteAccount(services, recentCaller(call, recentSignIn)));
      return { deleted: true };
    }),
  ]);
}
