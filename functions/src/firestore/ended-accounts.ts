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
import type { EndedAccountRecord } from './people-records.ts';
import { isConflict } from './write-errors.ts';

/** By a hash, which is all that stays of somebody who has gone. */
function endOf(db: Firestore, uid: string): DocumentReference<EndedAccountRecord> {
  return collections.endedAccounts(db).doc(hashOfSecret(uid));
}

/**
 * Notes that an account has ended. From then on no instance writes anything of its person, whatever it remembers of their
 * sign-in. To be called once Auth no longer has the account, and before what is kept of them is removed for the last time.
 */
export async function noteEndOf(db: Firestore, uid: string): Promise<void> {
  await endOf(db, uid).set({ at: Timestamp.now() });
}

/**
 * Writes what is kept of somebody, if and only if their account has not ended. What changes a document of theirs on the
 * condition that it is there needs no asking: it goes with the account.
 * @param uid of the person who writes it
 * @param other of somebody else of whom it is, too
 * @returns what each write came to, in their order
 * @throws DomainError `invalid-token` once the account has ended, `not-found` once the other has; else what Firestore throws
 */
export async function commitOf(
  db: Firestore,
  uid: string,
  batch: WriteBatch,
  other?: string,
): Promise<WriteResult[]> {
  const ends = [uid, ...(other === undefined ? [] : [other])].map((one) => endOf(db, one));
  // Removes nothing: it is there for its condition, which costs no read and holds no lock.
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

/** The same for a transaction: asked before it writes, and about each as in `commitOf`. */
export async function requireNotEnded(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  other?: string,
): Promise<void> {
  if ((await transaction.get(endOf(db, uid))).exists) throw signInEnded();
  if (other !== undefined && (await transaction.get(endOf(db, other))).exists) throw accountEnded();
}
