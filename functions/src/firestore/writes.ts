import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
  type UpdateData,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { type AuthenticatorOptions, accountGone, maxEnded, signInEnded } from '../core/caller.ts';
import { codeOf, DomainError } from '../core/domain-error.ts';
import { collections, expiryOf, hashOfSecret, newSecret } from './collections.ts';
import type { EndedAccountRecord } from './people-records.ts';

/** gRPC codes of failed preconditions. */
const missing = 5;
const alreadyThere = 6;
const notAsExpected = 9;
const aborted = 10;

const unless = (refusal: number) => async (write: Promise<unknown>) => {
  try {
    await write;
    return true;
  } catch (error) {
    if (codeOf(error) !== refusal) throw error;
    return false;
  }
};

/** Another call may have created the document before. @returns whether this one has */
export const isCreated = unless(alreadyThere);

/** The document may have been deleted with its person. @returns whether it existed */
export const ifExists = unless(missing);

export function isConflict(error: unknown): boolean {
  const codes: readonly unknown[] = [missing, alreadyThere, notAsExpected, aborted];
  return codes.includes(codeOf(error));
}

/** By a hash, all that remains of a deleted person. */
function endOf(db: Firestore, uid: string): DocumentReference<EndedAccountRecord> {
  return collections.endedAccounts(db).doc(hashOfSecret(uid));
}

/** Call once Auth no longer has the account, and before the last erasure; then no instance writes for it. */
export async function noteEndOf(db: Firestore, uid: string): Promise<void> {
  const at = Timestamp.now();
  await endOf(db, uid).set({ at, expiresAt: expiryOf('endedAccounts', at) });
}

/** Writes unless the account was deleted. @throws DomainError `invalid-token`; `not-found` if that of `other` was */
export async function commitOf(db: Firestore, uid: string, batch: WriteBatch, other?: string) {
  const ends = [uid, ...(other === undefined ? [] : [other])].map((one) => endOf(db, one));
  // Deletes nothing; its precondition costs no read and holds no lock.
  for (const end of ends) batch.delete(end, { exists: false });
  try {
    return await batch.commit();
  } catch (error) {
    if (isConflict(error)) {
      const [own, others] = await Promise.all(ends.map((end) => end.get()));
      if (own?.exists) throw signInEnded(error);
      if (others?.exists) throw accountGone(error);
    }
    throw error;
  }
}

export async function requireNotEnded(db: Firestore, transaction: Transaction, uid: string, other?: string) {
  if ((await transaction.get(endOf(db, uid))).exists) throw signInEnded();
  if (other !== undefined && (await transaction.get(endOf(db, other))).exists) throw accountGone();
}

const maxTries = 12;
/** Longest backoff, milliseconds. */
const longestPause = 50;

/**
 * Retries a read and conditional write until nobody else wrote in between. Firestore's transactions lock what
 * they read: two concurrent ones wait for each other for seconds, and a function that dies with a lock blocks
 * everybody for a minute. This holds no locks.
 * @throws DomainError `unavailable` after repeated conflicts
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tries === maxTries) throw new DomainError('unavailable', undefined, { cause: error });
      await sleep(Math.random() * longestPause);
    }
  }
}

export function unchanged({ updateTime }: DocumentSnapshot): { readonly lastUpdateTime?: Timestamp } {
  return updateTime ? { lastUpdateTime: updateTime } : {};
}

/** Fails if the document has changed since the snapshot. */
export function putUnchanged<T extends object>(batch: WriteBatch, before: DocumentSnapshot<T>, after: T) {
  if (before.exists) batch.update(before.ref, { ...after } as UpdateData<T>, unchanged(before));
  else batch.create(before.ref, after);
}

export interface Owner {
  readonly db: Firestore;
  readonly uid: string;
}

/** @param change may run again; undefined: no change @param owner nothing is written if their account was deleted */
export function compareAndSet<T extends object>(
  document: DocumentReference<T>,
  change: (before: T | undefined) => T | undefined,
  owner?: Owner,
): Promise<void> {
  return retryOnConflict(async () => {
    const snapshot = await document.get();
    const after = change(snapshot.data());
    if (after === undefined) return;
    if (owner) {
      const batch = owner.db.batch();
      putUnchanged(batch, snapshot, after);
      await commitOf(owner.db, owner.uid, batch);
    } else if (snapshot.exists) await document.update({ ...after } as UpdateData<T>, unchanged(snapshot));
    else await document.create(after);
  });
}

/** For the Firestore rules; ignored without a record. @param validSince seconds since 1970 */
export function noteEndedSignIns(db: Firestore, uid: string, validSince: number): Promise<void> {
  return compareAndSet(collections.users(db).doc(uid), (before) =>
    before && (before.validSince ?? 0) < validSince ? { ...before, validSince } : undefined,
  );
}

/** Ignored without a record. @param signedInAt `auth_time` of the revoked tokens, seconds since 1970 */
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

/** What the authenticator asks and tells about people's sign-ins. */
export function signInsOf(db: Firestore): AuthenticatorOptions {
  return {
    onEnded: (uid, validSince) => noteEndedSignIns(db, uid, validSince),
    recordedOf: async (uid) => {
      const record = (await collections.users(db).doc(uid).get()).data();
      return record && { validSince: record.validSince ?? 0, ended: record.endedSignIns ?? [] };
    },
  };
}

/** The same in every instance. @param expiresAt milliseconds since 1970; left out: never */
export async function saltNamed(db: Firestore, name: string, expiresAt?: number): Promise<string> {
  const document = collections.rateSalts(db).doc(name);
  const record = {
    salt: newSecret(),
    ...(expiresAt !== undefined && { expiresAt: Timestamp.fromMillis(expiresAt) }),
  };
  const read = async () => (await document.get()).data()?.salt;
  const known = await read();
  if (known !== undefined) return known;
  // If another instance was first, its secret counts.
  const failure: unknown = await document.create(record).catch((error: unknown) => error);
  const made = await read();
  if (made === undefined) throw failure;
  return made;
}
