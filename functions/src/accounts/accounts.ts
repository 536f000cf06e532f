import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import type { User } from '@pathshala/contract/accounts/user';
import { normaliseEmail } from '@pathshala/contract/http/validation';
import type { Language } from '@pathshala/contract/text/languages';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type FreshCaller, unlessGone } from '../core/caller.ts';
import type { Dependencies } from '../core/deadline.ts';
import { type Listed, type Page, readPage } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import type { UserRecord } from '../firestore/people-records.ts';
import { compareAndSet, ifExists } from '../firestore/writes.ts';
import { erasePersonalData } from '../people/erase.ts';
import { findAccounts } from '../people/people.ts';

export function toUser(uid: string, record: UserRecord, verified: boolean): User {
  return {
    _id: uid,
    email: record.email,
    displayName: normaliseDisplayName(record.displayName),
    role: record.role,
    verified,
    createdAt: record.createdAt.toDate().toISOString(),
    lastSeenAt: record.lastSeenAt.toDate().toISOString(),
  };
}

export function newRecord(email: string, displayName: string, language?: Language): UserRecord {
  const now = Timestamp.now();
  return {
    email,
    displayName: normaliseDisplayName(displayName),
    role: 'student',
    ...(language && { language }),
    createdAt: now,
    lastSeenAt: now,
  };
}

/** Interval in which a visit is recorded once, milliseconds. */
const visit = 3_600_000;

/** @param chosen the page's language, for somebody who has none yet */
export async function touchRecord(db: Firestore, caller: FreshCaller, chosen?: Language): Promise<void> {
  const { uid, email } = caller;
  const displayName = normaliseDisplayName(caller.displayName);
  const change = (before: UserRecord | undefined) => {
    if (!before) return newRecord(email, displayName, chosen);
    const language = before.language ?? chosen;
    const isSame =
      before.email === email && before.displayName === displayName && before.language === language;
    const now = Timestamp.now();
    const isThisVisit = now.toMillis() - before.lastSeenAt.toMillis() < visit;
    return isSame && isThisVisit
      ? undefined
      : { ...before, email, displayName, ...(language && { language }), lastSeenAt: now };
  };
  await compareAndSet(collections.users(db).doc(uid), change, { db, uid });
}

export async function listUsers({ auth, db }: Dependencies, page: Page): Promise<Listed<User>> {
  const all = collections.users(db);
  const oldestFirst = all.orderBy('createdAt').orderBy('__name__');
  const { docs, more } = await readPage(all, oldestFirst, 'createdAt', page);
  const ids = docs.map(({ id }) => ({ uid: id }));
  const accounts = await findAccounts(auth, ids);
  const verified = new Set(accounts.flatMap(({ uid, emailVerified }) => (emailVerified ? uid : [])));
  return { entries: docs.map((one) => toUser(one.id, one.data(), verified.has(one.id))), more };
}

/** The account was deleted (erased too) or has a new address. @param owner uid of the address's owner */
export async function mendRecordsOf(services: Dependencies, email: string, owner?: string): Promise<void> {
  const { auth, db } = services;
  const query = collections.users(db).where('email', '==', normaliseEmail(email)).limit(10);
  const { docs } = await query.get();
  for (const { id } of docs.filter((one) => one.id !== owner)) {
    const account = await unlessGone(auth.getUser(id));
    const record = collections.users(db).doc(id);
    if (account) await ifExists(record.update({ email: normaliseEmail(account.email ?? '') }));
    else await erasePersonalData(db, { uid: id });
  }
}
