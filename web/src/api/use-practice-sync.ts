import { endpoints } from '@pathshala/contract/calls/endpoints';
import { useEffect } from 'react';
import { useSession } from '../auth/session-context.ts';
import { practiceOutbox } from './practice-outbox.ts';
import { beginPractice, type PracticeCalls, syncPractice } from './practice-sync.ts';
import { useCall } from './use-call.ts';

/** Sync interval while practising, milliseconds. */
const every = 120_000;

/**
 * Syncs a signed-in person's practice log: on opening and leaving the page, on reconnect, and periodically while
 * something is unsent.
 * @param onStart a counter that triggers a sync
 */
export function usePracticeSync(onStart = 0): void {
  const { state } = useSession();
  const call = useCall();
  const uid = state.user?.uid;
  useEffect(() => {
    if (!uid) return undefined;
    const calls: PracticeCalls = {
      add: (entries) => call(endpoints.addPractice, { body: { entries }, quiet: true }),
      after: (place) => call(endpoints.practiceLog, { query: { after: place } }),
    };
    const sync = () => void syncPractice(uid, calls).catch(() => undefined);
    const syncWhatWaits = () => practiceOutbox.waiting(uid).length > 0 && sync();
    const timer = setInterval(syncWhatWaits, every);
    const shownOrHidden = () => (document.visibilityState === 'visible' ? sync() : syncWhatWaits());
    beginPractice(uid);
    sync();
    window.addEventListener('online', sync);
    document.addEventListener('visibilitychange', shownOrHidden);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sync);
      document.removeEventListener('visibilitychange', shownOrHidden);
      syncWhatWaits();
    };
  }, [uid, onStart]);
}
