import { useEffect } from 'react';
import { useSession } from '../auth/session-context.ts';
import type { DeviceKey } from '../device/local-storage.ts';

const outboxKey: DeviceKey = 'practiceOutbox';

function isWaiting(): boolean {
  try {
    return navigator.onLine && localStorage.getItem(outboxKey) !== null;
  } catch {
    return false;
  }
}

/** Sends what was practised offline from any page, when it opens and when the line is back; most people have nothing to send. */
export function useWaitingPractice(): void {
  const { state, idToken } = useSession();
  const uid = state.user?.uid;
  useEffect(() => {
    if (!uid) return undefined;
    const send = async () => {
      if (!isWaiting()) return;
      const { sendWaiting } = await import('../api/unsent-practice.ts');
      await sendWaiting(uid, idToken);
    };
    // The next time it is tried again.
    const trySending = () => void send().catch(() => undefined);
    trySending();
    window.addEventListener('online', trySending);
    return () => window.removeEventListener('online', trySending);
  }, [uid, idToken]);
}
