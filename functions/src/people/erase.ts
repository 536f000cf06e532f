import { createHmac } from 'node:crypto';
import { youngest } from '@pathshala/contract/accounts/consent';
import { normaliseEmail } from '@pathshala/contract/http/validation';
import { dayMs } from '@pathshala/contract/site/region';
import type { UserRecord as Account } from 'firebase-admin/auth';
import {
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { unlessGone } from '../core/caller.ts';
import type { Dependencies } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import { inParts } from '../core/paging.ts';
import { allKept, type CollectionName, collections, everyIn } from '../firestore/collections.ts';
import type { DataSubject, Kept, PersonalDataRow } from '../firestore/kept.ts';
import { type YoungAddressRecord, youngAddressDays } from '../firestore/people-records.ts';
import { noteEndOf, retryOnConflict, saltNamed, unchanged } from '../firestore/writes.ts';

export type KnownPerson = Pick<Account, 'uid'> & Partial<Pick<Account, 'email' | 'emailVerified'>>;

export function dataSubjectOf({ uid, email, emailVerified }: KnownPerson): DataSubject {
  const own = email ? normaliseEmail(email) : undefined;
  return { uid, ...(own && { email: own, ...(emailVerified && { verifiedEmail: own }) }) };
}

export interface PersonalDocument {
  readonly collection: string;
  readonly row: PersonalDataRow;
  readonly snapshot: QueryDocumentSnapshot;
}

export async function findPersonalData(db: Firestore, person: DataSubject): Promise<PersonalDocument[]> {
  const found = Object.entries<Kept>(allKept).flatMap(([collection, { personal }]) =>
    personal.map(async (row) => {
      const all = everyIn(db, collection as CollectionName);
      const answers = await Promise.all(queriesOf(all, row, person).map((query) => query.get()));
      const snapshots = new Map(
        answers.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one] as const)),
      );
      return [...snapshots.values()].map((snapshot) => ({ collection, row, snapshot }));
    }),
  );
  return (await Promise.all(found)).flat();
}

function queriesOf(all: Query, row: PersonalDataRow, person: DataSubject): Query[] {
  const value = person[row.is ?? 'uid'];
  if (value === undefined) return [];
  const operator = row.in === 'list' ? 'array-contains' : '==';
  const found = row.by.map((field) => all.where(field, operator, value));
  return row.only ? found.map((query) => query.select(...(row.only ?? []))) : found;
}

/** Firestore takes 500 writes in a batch. */
const batchSize = 400;
const maxRounds = 5;

/** Repeats until nothing is found, because concurrent calls may write. @throws DomainError `unavailable` */
export async function erasePersonalData(
  db: Firestore,
  person: DataSubject,
  spared?: CollectionName,
): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const left = await retryOnConflict(async () => {
      const all = await findPersonalData(db, person);
      const documents = all.filter(({ collection }) => collection !== spared);
      for (const some of inParts(documents, batchSize)) await removeAll(db, person, some);
      return documents.length;
    });
    if (left === 0) return;
  }
  throw new DomainError('unavailable');
}

async function removeAll(db: Firestore, person: DataSubject, documents: readonly PersonalDocument[]) {
  const batch = db.batch();
  // A document found by two rows is handled once; the next round finds the rest.
  const once = new Map(documents.map((one) => [one.snapshot.ref.path, one]));
  const isYoung = documents.some(
    ({ collection, snapshot }) => collection === 'consents' && snapshot.get('band') === youngest,
  );
  if (isYoung && person.email) batch.set(await youngAddressOf(db, person.email), { at: Timestamp.now() });
  for (const { row, snapshot } of once.values()) {
    if (row.onErase) batch.update(snapshot.ref, row.onErase(snapshot.data(), person), unchanged(snapshot));
    else batch.delete(snapshot.ref, unchanged(snapshot));
  }
  await batch.commit();
}

/** Call after writing; a later deletion erases it itself. @returns whether the account was deleted */
export async function eraseIfAccountDeleted({ auth, db }: Dependencies, uid: string): Promise<boolean> {
  const isThere = (await unlessGone(auth.getUser(uid))) !== undefined;
  if (!isThere) await erasePersonalData(db, { uid });
  return !isThere;
}

/** Prevents further writes, too. Idempotent. @throws DomainError `unavailable` as `erasePersonalData` */
export async function closeAccount(db: Firestore, person: DataSubject): Promise<void> {
  await noteEndOf(db, person.uid);
  await erasePersonalData(db, person);
}

/** Erases the data of a deleted account, no matter who deleted it: the person, the Firebase console, or a script. */
export function cleanUpAfter(db: Firestore, account: KnownPerson): Promise<void> {
  return closeAccount(db, dataSubjectOf(account));
}

export interface RemovalServices extends Dependencies {
  /** Drops a deleted account from caches; default: they expire within a minute. */
  readonly forget?: ((uid: string) => void) | undefined;
}

/** The intent is stored until done, so that an interrupted removal is resumed. */
export async function removePerson(
  { db, auth, forget }: RemovalServices,
  account: KnownPerson,
): Promise<void> {
  const person = dataSubjectOf(account);
  await erasePersonalData(db, person, 'inactiveAccounts');
  await unlessGone(auth.deleteUser(account.uid));
  forget?.(account.uid);
  await closeAccount(db, person);
}

/** Not by account: accounts end, and change their address. @param email normalised */
export async function youngAddressOf(db: Firestore, email: string) {
  const hash = createHmac('sha256', await saltNamed(db, 'youngAddresses')).update(email);
  return collections.youngAddresses(db).doc(hash.digest('base64url'));
}

/** The daily job may be late, so the date counts. */
export async function isYoung(address: DocumentReference<YoungAddressRecord>, now: number): Promise<boolean> {
  const record = (await address.get()).data();
  return record !== undefined && record.at.toMillis() > now - youngAddressDays * dayMs;
}
