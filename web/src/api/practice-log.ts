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

/** What was practised on this device, the oldest first: by the person who is signed in, on their other devices too. */
export const practiceLog = {
  read,
  /**
   * Adds an exercise. The first answer counts: the same exercise again, as after a reload, changes nothing.
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

/** The log, also as it grows; empty while the page is prerendered. */
export function usePracticeLog(): readonly PracticeEntry[] {
  return useSyncExternalStore(subscribe, read, () => none);
}

/** Whose log it is, and whether all of it is here: where that changes, what was made of the log is made again. */
const whose = () => {
  const own = ownPractice.read();
  return own ? `${own.uid} ${own.isFetched}` : '';
};

/** As `whose`; empty for a visitor, and while the page is prerendered. */
export function useWhosePractice(): string {
  return useSyncExternalStore(subscribe, whose, () => '');
}
