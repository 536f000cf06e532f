import { type ConsentState, mayTakePart } from '@pathshala/contract/accounts/consent';
import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import type { Language } from '@pathshala/contract/text/languages';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import type { ConsentRecord, UserRecord } from '../firestore/people-records.ts';
import { compareAndSet } from '../firestore/writes.ts';

export type KnownBy = Pick<UserRecord, 'email' | 'displayName'>;

export async function readPeople(
  db: Firestore,
  uids: readonly string[],
): Promise<ReadonlyMap<string, KnownBy>> {
  const uniqueUids = [...new Set(uids)].filter(isDocumentId);
  if (uniqueUids.length === 0) return new Map();
  const references = uniqueUids.map((uid) => db.doc(collections.users(db).doc(uid).path));
  const snapshots = await db.getAll(...references, { fieldMask: ['email', 'displayName'] });
  return new Map(
    snapshots.flatMap((one) => {
      const known = one.data() as KnownBy | undefined;
      if (!known) return [];
      return [[one.id, { ...known, displayName: normaliseDisplayName(known.displayName) }] as const];
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

export async function visibleProfiles(
  db: Firestore,
  uids: readonly string[],
  asksConsent: boolean,
): Promise<string[]> {
  if (!asksConsent || uids.length === 0) return [...uids];
  const documents = uids.map((uid) => db.doc(collections.consents(db).doc(uid).path));
  const read = await db.getAll(...documents, { fieldMask: ['state'] });
  return uids.filter((_uid, at) => mayTakePart(read[at]?.get('state') ?? 'age-needed'));
}

export async function languageOfPerson(db: Firestore, uid: string): Promise<Language | undefined> {
  return (await collections.users(db).doc(uid).get()).data()?.language;
}

export function keepLanguageOf(db: Firestore, uid: string, language: Language): Promise<void> {
  return compareAndSet(collections.users(db).doc(uid), (before) =>
    before && before.language !== language ? { ...before, language } : undefined,
  );
}

export interface Teacher {
  readonly name: string;
  /** False once the role was revoked; their classrooms are closed until it comes back. */
  readonly teaches: boolean;
}

/** Without a record only the account tells the role, and it created the classroom. */
const unknown: Teacher = { name: '', teaches: true };

export async function readTeachers(
  db: Firestore,
  uids: readonly string[],
): Promise<(uid: string) => Teacher> {
  const uniqueUids = [...new Set(uids)];
  if (uniqueUids.length === 0) return () => unknown;
  const references = uniqueUids.map((uid) => db.doc(collections.users(db).doc(uid).path));
  const snapshots = await db.getAll(...references, { fieldMask: ['displayName', 'role'] });
  const teachers = new Map(
    snapshots.flatMap((one) => {
      const known = one.data() as Pick<UserRecord, 'displayName' | 'role'> | undefined;
      if (!known) return [];
      const name = normaliseDisplayName(known.displayName);
      return [[one.id, { name, teaches: known.role !== 'student' }] as const];
    }),
  );
  return (uid) => teachers.get(uid) ?? unknown;
}
