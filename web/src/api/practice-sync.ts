import { type PracticeEntry, type PracticeLogPage, practiceLimits } from '@pathshala/contract/practice/log';
import { ApiError } from '../http/client.ts';
import { ownPractice } from './own-practice.ts';
import { united } from './practice-entries.ts';
import { practiceOutbox } from './practice-outbox.ts';

/** The two API calls, authorised as the log's owner. */
export interface PracticeCalls {
  readonly add: (entries: readonly PracticeEntry[]) => Promise<unknown>;
  readonly after: (place: number) => Promise<PracticeLogPage>;
}

/** Whether the device's log still belongs to this person, who may have logged out meanwhile. */
const isHere = (uid: string) => ownPractice.read()?.uid === uid;

/** Starts the log of a newly signed-in person, including their unsent practice on this device. */
export function beginPractice(uid: string): void {
  if (isHere(uid)) return;
  const entries = united(practiceOutbox.waiting(uid), []);
  ownPractice.write({ uid, after: 0, isFetched: false, entries });
}

/** Permanently refused: retrying would not help. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 422;

let lastSending: Promise<void> = Promise.resolve();

/**
 * Sends a person's unsent practice, oldest first, once: whoever asks meanwhile waits.
 * @throws ApiError if the school is unreachable; the rest stays queued
 */
export function sendPractice(uid: string, add: PracticeCalls['add']): Promise<void> {
  const next = () => sendAll(uid, add);
  lastSending = lastSending.then(next, next);
  return lastSending;
}

async function sendAll(uid: string, add: PracticeCalls['add']): Promise<void> {
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

/** Fetches entries of other devices. */
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
 * Syncs the device's log with the server: sends, fetches, and sends what was added meanwhile. One run at a time. After
 * a log-out nothing is sent and no log is started, which could become the next person's.
 * @throws ApiError if the school is unreachable
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
