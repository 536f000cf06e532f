import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { User } from '@pathshala/contract/accounts/user';
import type { Language } from '@pathshala/contract/text/languages';
import type { UserRecord as Account } from 'firebase-admin/auth';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { maxEnded, type SignIns } from '../core/caller.ts';
import type { Page } from '../core/paging.ts';
import { erasePersonalData } from '../domain/erase-personal-data.ts';
import { collections } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import type { UserRecord } from '../firestore/people-records.ts';
import { readPage } from '../firestore/read-page.ts';
import { ifExists } from '../firestore/write-errors.ts';
import { type AccountAuth, findByUid, verifiedAmong } from './accounts.ts';

/** A record in the API. */
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

/** A new person's record; everybody starts as a student. */
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

/** The signed-in person; `language` is the page's. */
export interface PresentPerson {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly language?: Language | undefined;
}

/** Creates or updates a person's record; keeps an existing role and language. */
export async function touchRecord(db: Firestore, person: PresentPerson): Promise<void> {
  const { uid, email } = person;
  const displayName = normaliseDisplayName(person.displayName);
  const change = (before: UserRecord | undefined) => {
    if (!before) return newRecord(email, displayName, person.language);
    const language = before.language ?? person.language;
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

/**
 * Stores the start of valid sign-ins for the Firestore rules; ignored without a record.
 * @param validSince seconds since 1970
 */
export function noteEndedSignIns(db: Firestore, uid: string, validSince: number): Promise<void> {
  return compareAndSet(collections.users(db).doc(uid), (before) =>
    before && (before.validSince ?? 0) < validSince ? { ...before, validSince } : undefined,
  );
}

/**
 * Records a log-out; ignored without a record.
 * @param signedInAt `auth_time` of the revoked tokens, seconds since 1970
 */
export function noteLogOut(db: Firestore, uid: string, signedInAt: number): Promise<void> {
  return compareAndSet(collections.users(db).doc(uid), (before) => {
    const ended = before?.endedSignIns ?? [];
    if (!before || ended.includes(signedInAt)) return undefined;
    const endedSignIns = [...ended, signedInAt].sort((a, b) => a - b).slice(-maxEnded);
    const [oldest = 0] = endedSignIns;
    if (endedSignIns.length < maxEnded) return { ...before, endedSignIns };
    // Rules cannot compare lists of any length: dropped ones are covered by the start time.
    return { ...before, endedSignIns, validSince: Math.max(before.validSince ?? 0, oldest) };
  });
}

/** Which sign-ins count; undefined without a record. */
export async function recordedSignIns(db: Firestore, uid: string): Promise<SignIns | undefined> {
  const record = (await collections.users(db).doc(uid).get()).data();
  return record && { validSince: record.validSince ?? 0, ended: record.endedSignIns ?? [] };
}

/** A page of records with Auth's data, oldest first; `more`: others follow. */
export async function listUsers(
  { auth, db }: { readonly auth: AccountAuth; readonly db: Firestore },
  page: Page,
): Promise<{ users: User[]; more: boolean }> {
  const all = collections.users(db);
  const oldestFirst = all.orderBy('createdAt').orderBy('__name__');
  const { docs, more } = await readPage(all, oldestFirst, 'createdAt', page);
  const verified = await verifiedAmong(
    auth,
    docs.map(({ id }) => id),
  );
  return { users: docs.map((one) => toUser(one.id, one.data(), verified.has(one.id))), more };
}

/**
 * Repairs records with an outdated address: the account was deleted (erased too) or changed (updated).
 * @param owner uid of the address's owner, if any
 */
export async function mendRecordsOf(
  services: { readonly auth: AccountAuth; readonly db: Firestore },
  email: string,
  owner?: string,
): Promise<void> {
  const { auth, db } = services;
  const query = collections.users(db).where('email', '==', normaliseEmail(email)).limit(10);
  const { docs } = await query.get();
  for (const one of docs.filter(({ id }) => id !== owner)) {
    await mend(db, collections.users(db).doc(one.id), await findByUid(auth, one.id));
  }
}

async function mend(
  db: Firestore,
  reference: DocumentReference<UserRecord>,
  account: Account | undefined,
): Promise<void> {
  if (account) await ifExists(reference.update({ email: normaliseEmail(account.email ?? '') }));
  else await erasePersonalData(db, { uid: reference.id });
}
