import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import { ApiError } from '../http/problem.ts';

const attempts = 12;
/** Longest wait before another attempt, milliseconds. */
const longestPause = 50;
/** gRPC codes of having been overtaken: not found, already exists, failed precondition, aborted. */
const overtaken: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

/**
 * Changes a document only if nobody has changed it since it was read, and else reads it again. Firestore's own
 * transaction would lock it from the reading on, and two that have both read would wait for each other for seconds.
 * @param change gets what is there, gives what is to be there instead, or undefined to leave it
 * @throws ApiError `unavailable` when others were faster again and again
 */
export async function compareAndSet<T extends object>(
  document: DocumentReference<T>,
  change: (before: T | undefined) => T | undefined,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const snapshot = await document.get();
    const after = change(snapshot.data());
    if (after === undefined) return;
    try {
      await write(document, after, snapshot.updateTime);
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      await sleep(Math.random() * longestPause);
    }
  }
  throw new ApiError('unavailable');
}

async function write<T extends object>(
  document: DocumentReference<T>,
  row: T,
  updateTime: FirebaseFirestore.Timestamp | undefined,
): Promise<void> {
  if (updateTime === undefined) await document.create(row);
  else await document.update({ ...row } as FirebaseFirestore.UpdateData<T>, { lastUpdateTime: updateTime });
}

function isOvertaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && overtaken.has(error.code);
}
