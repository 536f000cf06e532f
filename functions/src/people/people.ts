import { type ConsentState, mayTakePart } from '@pathshala/contract/accounts/consent';
import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import type { Language } from '@pathshala/contract/text/languages';
import type { UserRecord as Account, Auth, UserIdentifier } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { inParts, isDocumentId, readFields } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import type { ConsentRecord } from '../firestore/people-records.ts';
import { compareAndSet } from '../firestore/writes.ts';

/** Auth's maximum per call. */
const accountsAtOnce = 100;

export async function findAccounts(auth: Auth, wanted: readonly UserIdentifier[]): Promise<Account[]> {
  const calls = inParts(wanted, accountsAtOnce).map((some) => auth.getUsers(some));
  return (await Promise.all(calls)).flatMap(({ users }) => users);
}

export async function readPeople(db: Firestore, uids: readonly string[]) {
  const ids = [...new Set(uids)].filter(isDocumentId);
  const found = await readFields(db, collections.users(db), ids, ['email', 'displayName']);
  return new Map(
    found.flatMap((known, at) => {
      if (!known) return [];
      return [[ids[at] ?? '', { ...known, displayName: normaliseDisplayName(known.displayName) }] as const];
    }),
  );
}

export function consentOf(db: Firestore, uid: string): DocumentReference<ConsentRecord> {
  return collections.consents(db).doc(uid);
}

export async function readState(db: Firestore, uid: string): Promise<ConsentState> {
  return (await consentOf(db, uid).get()).data()?.state ?? 'age-needed';
}

const lines: Readonly<Record<ConsentState, string>> = {
  'age-needed': 'Tell us how old you are before you continue.',
  waiting: 'Your parent must agree first. We have emailed them.',
  withdrawn: 'Your parent has withdrawn their consent. Talk to them about it.',
  given: '',
  'not-needed': '',
};

export async function requireConsent(db: Firestore, uid: string): Promise<void> {
  const state = await readState(db, uid);
  if (!mayTakePart(state)) throw new DomainError('consent-needed', lines[state]);
}

export async function visibleProfiles(db: Firestore, uids: readonly string[], asksConsent: boolean) {
  if (!asksConsent) return [...uids];
  const read = await readFields(db, collections.consents(db), uids, ['state']);
  return uids.filter((_uid, at) => mayTakePart(read[at]?.state ?? 'age-needed'));
}

export async function languageOfPerson(db: Firestore, uid: string): Promise<Language | undefined> {
  return (await collections.users(db).doc(uid).get()).data()?.language;
}

export function keepLanguageOf(db: Firestore, uid: string, language: Language): Promise<void> {
  return compareAndSet(collections.users(db).doc(uid), (before) =>
    before && before.language !== language ? { ...before, language } : undefined,
  );
}

/**
 * Teachers who lost the role do not teach until they get it back. Without a user record the role is unknown, but the
 * account created the classroom, so it still teaches.
 */
export async function readTeachers(db: Firestore, uids: readonly string[]) {
  const ids = [...new Set(uids)];
  const found = await readFields(db, collections.users(db), ids, ['displayName', 'role']);
  return (uid: string) => {
    const { displayName = '', role } = found[ids.indexOf(uid)] ?? {};
    return { name: normaliseDisplayName(displayName), teaches: role !== 'student' };
  };
}
