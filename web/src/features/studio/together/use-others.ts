import { type Presence, presenceEvery } from '@pathshala/contract/studio/presence';
import { useEffect, useState } from 'react';
import type { DraftSession } from '../saving/draft-session.ts';
import { type ItemName, type StudioCalls, useStudioCalls } from '../studio-calls.ts';
import { writtenPart } from './written-part.ts';

export type Other = Presence['others'][number];

/** Somebody else saved: what they changed comes in, as far as this page has nothing to send. */
async function takeIn(calls: StudioCalls, name: ItemName, session: DraftSession, updateTime: string) {
  const { state, base } = session.look();
  if (state !== 'saved' || base.updateTime === updateTime) return;
  const item = await calls.read(name);
  if (session.look().state === 'saved') session.replace(item);
}

/**
 * Says that this page is open while it is visible, and in which field somebody writes, and asks who else has the item
 * open. docs/decisions/0140-saved-by-difference.md
 */
export function useOthers({ kind, id }: ItemName, session: DraftSession): readonly Other[] {
  const calls = useStudioCalls();
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    const name = { kind, id };
    let part = '';
    let isClosed = false;
    const isVisible = () => document.visibilityState === 'visible';
    async function beat(): Promise<void> {
      if (!isVisible()) return;
      try {
        const answer = await calls.here(name, part);
        if (isClosed) return;
        setOthers(answer.others);
        await takeIn(calls, name, session, answer.updateTime);
      } catch {
        // Saving tells of a line that is down.
      }
    }
    const leave = () => void calls.gone(name).catch(() => undefined);
    const look = () => (isVisible() ? void beat() : leave());
    const unsubscribe = session.subscribe(() => {
      if (session.look().state !== 'typing') return;
      const now = writtenPart(session.look());
      if (now === '' || now === part) return;
      part = now;
      void beat();
    });
    void beat();
    const timer = setInterval(() => void beat(), presenceEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      isClosed = true;
      clearInterval(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
      leave();
    };
  }, [calls, kind, id, session]);
  return others;
}
