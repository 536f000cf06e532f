import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { useSyncExternalStore } from 'react';
import { ownPractice } from './own-practice.ts';
import { united } from './practice-entries.ts';
import { practiceOutbox } from './practice-outbox.ts';
import { visitorPractice } from './visitor-practice.ts';

const none: readonly PracticeEntry[] = [];

const read = (): readonly PracticeEntry[] => ownPractice.read()?.entries ?? visitorPractice.read();

const isSame = (a: PracticeEntry, b: Omit<PracticeEntry, 'id' | 'at'>) =>
  a.template === b.template && a.seed === b.seed && a.level === b.level;

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The practice log of this device, oldest first; for signed-in people including their other devices. */
export const practiceLog = {
  read,
  /**
   * Adds an exercise. Only the first answer counts: repeating it, as after a reload, changes nothing.
   * @param now milliseconds since 1970
   */
  add(done: Omit<PracticeEntry, 'id' | 'at'>, now = Date.now()): void {
    const last = read().findLast(({ template }) => template === done.template);
    if (last && isSame(last, done)) return;
    const entry: PracticeEntry = { id: crypto.randomUUID(), at: now, ...done };
    const own = ownPractice.read();
    if (!own) {
      visitorPractice.write([...visitorPractice.read(), entry]);
      return;
    }
    practiceOutbox.add(own.uid, [entry]);
    ownPractice.write({ ...own, entries: united(own.entries, [entry]) });
  },
  subscribe,
};

/** The live log; empty while prerendering. */
export function usePracticeLog(): readonly PracticeEntry[] {
  return useSyncExternalStore(subscribe, read, () => none);
}

/** Owner and completeness of the log; derived data is recomputed when they change. */
const whose = () => {
  const own = ownPractice.read();
  return own ? `${own.uid} ${own.isFetched}` : '';
};

/** Like `whose`; empty for visitors and while prerendering. */
export function useWhosePractice(): string {
  return useSyncExternalStore(subscribe, whose, () => '');
}
