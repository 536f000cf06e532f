import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { User } from '@pathshala/contract/accounts/user';
import type { Language } from '@pathshala/contract/text/languages';
import type { UserRecord as Account } from 'firebase-admin/auth';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { maxEnded } from '../core/caller.ts';
import type { Page } from '../core/paging.ts';
import { erasePersonalData } from '../domain/erase-personal-data.ts';
import { collections } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import type { UserRecord } from '../firestore/people-records.ts';
import { readPage } from '../firestore/read-page.ts';
import { ifExists } from '../firestore/write-errors.ts';
import { type AccountAuth, findByUid, verifiedAmong } from './accounts.ts';

/** A record as it is answered. */
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

/** The record of a person who was not seen before. Everybody begins as a student. */
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

/** How long a visit counts as one: milliseconds in which nothing is written for it again. */
const visit = 3_600_000;

/** Who is signed in; `language` is that of the page they are on. */
export interface PresentPerson {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly language?: Language | undefined;
}

/**
 * Creates or refreshes a person's record where something is new; the role in it is left alone, and so is a language that
 * is there.
 */
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
 * Notes from which second on a person's sign-ins count, for the rules of Firestore; who has no record gets none.
 * @param validSince seconds since 1970
 */
export function noteEndedSignIns(db: Firestore, uid: string, validSince: number): Promise<void> {
  return compareAndSet(collections.users(db).doc(uid), (before) =>
    before && (before.validSince ?? 0) < validSince ? { ...before, validSince } : undefined,
  );
}

/**
 * Notes that somebody logged out. Who has no record gets none: they have nothing here.
 * @param signedInAt seconds since 1970: `auth_time` of the tokens that count no longer
 */
export function noteLogOut(db: Firestore, uid: string, signedInAt: number): Promise<void> {
  return compareAndSet(collections.users(db).doc(uid), (before) => {
    const ended = before?.endedSignIns ?? [];
    if (!before || ended.includes(signedInAt)) return undefined;
    const endedSignIns = [...ended, signedInAt].sort((a, b) => a - b).slice(-maxEnded);
    const [oldest = 0] = endedSignIns;
    if (endedSignIns.length < maxEnded) return { ...before, endedSignIns };
    // The rules cannot count: they hear of those that are kept no longer as of all earlier ones.
    return { ...before, endedSignIns, validSince: Math.max(before.validSince ?? 0, oldest) };
  });
}

/** The sign-ins that somebody logged out of, seconds since 1970, the oldest first. */
export async function endedSignInsOf(db: Firestore, uid: string): Promise<readonly number[]> {
  return (await collections.users(db).doc(uid).get()).data()?.endedSignIns ?? [];
}

/** A page of all records with what Auth knows of them, oldest first; `more` says whether others follow. */
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
 * Puts records right that name an address which is no longer theirs: the account was deleted (everything of theirs goes too) or
 * has another address now (the record follows).
 * @param owner uid whose record is right, if anybody has the address
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
