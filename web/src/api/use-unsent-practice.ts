import { endpoints } from '@pathshala/contract/calls/endpoints';
import { useEffect } from 'react';
import { useSession } from '../auth/session-context.ts';
import type { PracticeCalls } from './practice-sync.ts';
import { useCall } from './use-call.ts';

/** Sends what a signed-in person has practised offline: on opening the page and on reconnect. */
export function useUnsentPractice(): void {
  const { state } = useSession();
  const call = useCall();
  const uid = state.user?.uid;
  useEffect(() => {
    if (!uid) return undefined;
    const add: PracticeCalls['add'] = (entries) =>
      call(endpoints.addPractice, { body: { entries }, quiet: true });
    async function send(of: string): Promise<void> {
      // Loaded apart: most have nothing to send, and home is light.
      const { sendPractice } = await import('./unsent-practice.ts');
      await sendPractice(of, add);
    }
    const trySending = () => void send(uid).catch(() => undefined);
    trySending();
    window.addEventListener('online', trySending);
    return () => window.removeEventListener('online', trySending);
  }, [uid]);
}
