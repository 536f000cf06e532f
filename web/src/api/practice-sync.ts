import { type PracticeEntry, type PracticeLogPage, practiceLimits } from '@pathshala/contract/practice/log';
import { ApiError } from '../http/client.ts';
import { ownPractice } from './own-practice.ts';
import { united } from './practice-entries.ts';
import { practiceOutbox } from './practice-outbox.ts';

/** The two calls, as the person whose log it is. */
export interface PracticeCalls {
  readonly add: (entries: readonly PracticeEntry[]) => Promise<unknown>;
  readonly after: (place: number) => Promise<PracticeLogPage>;
}

/** Whether the log of the device is still this person's: they may have logged out while an answer was on its way. */
const isHere = (uid: string) => ownPractice.read()?.uid === uid;

/** Begins a log of their own for somebody who has just signed in, with what waits for them on this device. */
export function beginPractice(uid: string): void {
  if (isHere(uid)) return;
  const entries = united(practiceOutbox.waiting(uid), []);
  ownPractice.write({ uid, after: 0, isFetched: false, entries });
}

/** The school will never take it: sending it again would help nobody. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 422;

/**
 * Sends what waits for a person, the oldest first.
 * @throws ApiError where the school cannot be asked now; what it has not taken waits on
 */
export async function sendPractice(uid: string, add: PracticeCalls['add']): Promise<void> {
  while (isHere(uid)) {
    const some = practiceOutbox.waiting(uid).slice(0, practiceLimits.maxPerCall);
    if (some.length === 0) return;
    try {
      await add(some);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    practiceOutbox.remove(uid, some);
  }
}

/** Fetches what came from the person's other devices. */
async function fetchPractice(uid: string, after: PracticeCalls['after']): Promise<void> {
  for (let isMore = true; isMore; ) {
    const page = await after(ownPractice.read()?.after ?? 0);
    const own = ownPractice.read();
    if (own?.uid !== uid) return;
    isMore = page.more;
    const entries = page.entries.length > 0 ? united(own.entries, page.entries) : own.entries;
    const next = { uid, after: page.next, isFetched: own.isFetched || !isMore, entries };
    if (next.after !== own.after || next.isFetched !== own.isFetched) ownPractice.write(next);
  }
}

let running: { readonly uid: string; readonly done: Promise<void> } | undefined;

/**
 * Makes the log of this device and the one at the school agree: sends, fetches, and sends what came in between. One run at a
 * time. Of who has logged out nothing is sent, and above all no log is begun: who is there then would have it for theirs.
 * @throws ApiError where the school cannot be asked now
 */
export function syncPractice(uid: string, calls: PracticeCalls): Promise<void> {
  if (running?.uid === uid) return running.done;
  const done = sendPractice(uid, calls.add)
    .then(() => (isHere(uid) ? fetchPractice(uid, calls.after) : undefined))
    // Whoever asked for a run in the meantime was given this one.
    .then(() => sendPractice(uid, calls.add))
    .finally(() => {
      running = undefined;
    });
  running = { uid, done };
  return done;
}
