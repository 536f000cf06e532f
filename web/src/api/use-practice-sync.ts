import { endpoints } from '@pathshala/contract/calls/endpoints';
import { useEffect } from 'react';
import { useSession } from '../auth/session-context.ts';
import { practiceOutbox } from './practice-outbox.ts';
import { beginPractice, type PracticeCalls, syncPractice } from './practice-sync.ts';
import { useCall } from './use-call.ts';

/** While somebody practises, what they have done is sent this often, milliseconds: a few calls for an evening. */
const every = 120_000;

/**
 * Keeps a signed-in person's log and the school's in agreement: when the page opens and is left, when the connection comes
 * back, and now and then while there is something to send. Without a connection all of it waits on the device.
 * @param onStart counts up to have it done now
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
