import { practiceEndpoints } from '@pathshala/contract/practice/endpoints';
import type { PracticeLogPage } from '@pathshala/contract/practice/log';
import { useEffect } from 'react';
import { useSession } from '../auth/session-context.ts';
import { outbox } from './outbox.ts';
import { type OwnPractice, ownPractice, united } from './practice-log.ts';
import { useCall } from './use-answer.ts';
import { useSendOutbox } from './use-outbox.ts';

/** Undefined if the person has logged out meanwhile. */
function logOf(uid: string): OwnPractice | undefined {
  const own = ownPractice.read();
  return own?.uid === uid ? own : undefined;
}

export function beginPractice(uid: string): void {
  if (!logOf(uid)) ownPractice.write({ uid, after: 0, isFetched: false, entries: [] });
}

/** Practice from before the person logged out. */
async function takeUnsent(uid: string): Promise<void> {
  await outbox.read();
  const own = logOf(uid);
  const unsent = outbox
    .known()
    .flatMap((one) => (one.call === 'practice' && one.owner === uid ? [one.body] : []));
  const isNew = unsent.some(({ id }) => !own?.entries.some((entry) => entry.id === id));
  if (own && isNew) ownPractice.write({ ...own, entries: united(own.entries, unsent) });
}

async function fetchPractice(uid: string, after: (place: number) => Promise<PracticeLogPage>): Promise<void> {
  for (let isMore = true; isMore; ) {
    const place = logOf(uid)?.after;
    if (place === undefined) return;
    const page = await after(place);
    const own = logOf(uid);
    if (!own) return;
    isMore = page.more;
    const entries = page.entries.length > 0 ? united(own.entries, page.entries) : own.entries;
    const next = { uid, after: page.next, isFetched: own.isFetched || !isMore, entries };
    if (next.after !== own.after || next.isFetched !== own.isFetched) ownPractice.write(next);
  }
}

export interface PracticeCalls {
  readonly send: () => Promise<void>;
  readonly after: (place: number) => Promise<PracticeLogPage>;
}

/**
 * Sends, then fetches. Never starts a log after a log-out: it could become the next person's.
 * @throws ApiError if the school is unreachable
 */
export async function syncPractice(uid: string, { send, after }: PracticeCalls): Promise<void> {
  await takeUnsent(uid);
  await send();
  await fetchPractice(uid, after);
}

/** Syncs on opening the page, on returning to it, and on reconnect. @param onStart a counter that triggers a sync */
export function usePracticeSync(onStart = 0): void {
  const { state } = useSession();
  const call = useCall();
  const send = useSendOutbox();
  const uid = state.user?.uid;
  useEffect(() => {
    if (!uid) return undefined;
    const after = (place: number) => call(practiceEndpoints.practiceLog, { query: { after: place } });
    const sync = () => void syncPractice(uid, { send, after }).catch(() => undefined);
    const shown = () => document.visibilityState === 'visible' && sync();
    beginPractice(uid);
    sync();
    window.addEventListener('online', sync);
    document.addEventListener('visibilitychange', shown);
    return () => {
      window.removeEventListener('online', sync);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [uid, onStart]);
}
