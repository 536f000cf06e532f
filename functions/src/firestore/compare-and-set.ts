import { setTimeout as sleep } from 'node:timers/promises';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  UpdateData,
} from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { commitOf } from './ended-accounts.ts';
import { isConflict } from './write-errors.ts';

const maxTries = 12;
/** Longest backoff, milliseconds. */
const longestPause = 50;

/**
 * Retries a read and conditional write until nobody else wrote in between. Firestore's transactions lock what they
 * read: two concurrent ones wait for each other for seconds, and a function that dies with a lock blocks everybody for
 * a minute. This holds no locks.
 * @param work reads, and writes on condition that what it read is `unchanged`
 * @returns what `work` returns
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

/** Precondition: the document is unchanged since it was read. */
export function unchanged({ updateTime }: DocumentSnapshot): { readonly lastUpdateTime?: Timestamp } {
  return updateTime ? { lastUpdateTime: updateTime } : {};
}

/** Owners of a document that may be new, or belongs to somebody else. */
export interface Owner {
  readonly db: Firestore;
  readonly uid: string;
}

/**
 * Changes a document depending on its content.
 * @param change returns the new content, or undefined for no change; may run again
 * @param owner nothing is written if their account was deleted; absent: the document exists as long as its person
 * @throws DomainError `unavailable` as `retryOnConflict`; `invalid-token` as `commitOf`
 */
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
      if (snapshot.exists) batch.update(snapshot.ref, { ...after } as UpdateData<T>, unchanged(snapshot));
      else batch.create(snapshot.ref, after);
      await commitOf(owner.db, owner.uid, batch);
    } else if (snapshot.exists) await document.update({ ...after } as UpdateData<T>, unchanged(snapshot));
    else await document.create(after);
  });
}
