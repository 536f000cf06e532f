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
/** Longest wait before another try, milliseconds. */
const longestPause = 50;

/**
 * Reads and writes again until nobody else wrote in between. Firestore's own transaction would lock what it reads: two
 * that have both read wait for each other for seconds, and a function that dies with a lock keeps everybody waiting for
 * a minute. Here nothing is held.
 * @param work reads, and writes on the condition that what it read is `unchanged`
 * @returns what `work` returns
 * @throws DomainError `unavailable` when others were faster again and again
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

/** Lets a write through only if the document is still as it was read. */
export function unchanged({ updateTime }: DocumentSnapshot): { readonly lastUpdateTime?: Timestamp } {
  return updateTime ? { lastUpdateTime: updateTime } : {};
}

/** Of whom a document is that may be new, or that is another's and gets something of theirs. */
export interface Owner {
  readonly db: Firestore;
  readonly uid: string;
}

/**
 * Changes one document by what is in it.
 * @param change gets what is there, gives what is to be there instead, or undefined to leave it; may be asked again
 * @param owner nothing is written once their account has ended; left out: the document is there as long as its person
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
