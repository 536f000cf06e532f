import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
  type WriteBatch,
  type WriteResult,
} from 'firebase-admin/firestore';
import { signInEnded } from '../core/dependency-errors.ts';
import { DomainError } from '../core/domain-error.ts';
import { hashOfSecret } from '../core/secret.ts';
import { collections } from './collections.ts';
import { expiryOf } from './kept-for.ts';
import type { EndedAccountRecord } from './people-records.ts';
import { isConflict } from './write-errors.ts';

/** By a hash, all that remains of a deleted person. */
function endOf(db: Firestore, uid: string): DocumentReference<EndedAccountRecord> {
  return collections.endedAccounts(db).doc(hashOfSecret(uid));
}

/**
 * Marks an account as deleted, so that no instance writes data of its person, whatever its caches say. Call once Auth
 * no longer has the account, and before the last erasure.
 */
export async function noteEndOf(db: Firestore, uid: string): Promise<void> {
  const at = Timestamp.now();
  await endOf(db, uid).set({ at, expiresAt: expiryOf('endedAccounts', at) });
}

/**
 * Writes a person's data unless their account was deleted. Updates of existing documents need no check: they are erased
 * with the account.
 * @param uid of the writer
 * @param other another person it belongs to
 * @returns the write results, in order
 * @throws DomainError `invalid-token` if the account was deleted, `not-found` if the other one was; else Firestore's
 * errors
 */
export async function commitOf(
  db: Firestore,
  uid: string,
  batch: WriteBatch,
  other?: string,
): Promise<WriteResult[]> {
  const ends = [uid, ...(other === undefined ? [] : [other])].map((one) => endOf(db, one));
  // Deletes nothing; its precondition costs no read and holds no lock.
  for (const end of ends) batch.delete(end, { exists: false });
  try {
    return await batch.commit();
  } catch (error) {
    if (isConflict(error)) {
      const [own, others] = await Promise.all(ends.map((end) => end.get()));
      if (own?.exists) throw signInEnded(error);
      if (others?.exists) throw accountEnded(error);
    }
    throw error;
  }
}

const accountEnded = (cause?: unknown) =>
  new DomainError('not-found', 'This account no longer exists.', { cause });

/** The same for a transaction, checked before its writes. */
export async function requireNotEnded(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  other?: string,
): Promise<void> {
  if ((await transaction.get(endOf(db, uid))).exists) throw signInEnded();
  if (other !== undefined && (await transaction.get(endOf(db, other))).exists) throw accountEnded();
}
