import { homeShapeKeys, homeShapes } from '@pathshala/boot/head-scripts';
import {
  inOrder,
  type PracticeEntry,
  practiceLimits,
  practiceOutcomes,
} from '@pathshala/contract/practice/log';
import { useSyncExternalStore } from 'react';
import { deviceValue, jsonIn, onStored, recordIn } from '../device/device-value.ts';
import { outbox } from './outbox.ts';

const outcomes: readonly unknown[] = practiceOutcomes;

function isEntry(value: unknown): value is PracticeEntry {
  const entry = value as Partial<PracticeEntry> | null;
  return (
    typeof entry?.id === 'string' &&
    typeof entry.template === 'string' &&
    outcomes.includes(entry.outcome) &&
    [entry.at, entry.seed, entry.level].every(Number.isFinite)
  );
}

const entriesIn = (value: unknown): readonly PracticeEntry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];

/** Merges two logs: without duplicates, the newest 5,000, in a fixed order. @param there wins for entries in both */
export function united(here: readonly PracticeEntry[], there: readonly PracticeEntry[]): PracticeEntry[] {
  const byId = new Map([...here, ...there].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort(inOrder).slice(-practiceLimits.maxKept);
}

const visitors = deviceValue(homeShapeKeys.practice, (text) => entriesIn(jsonIn(text)));

export const visitorPractice = {
  read: visitors.get,
  write(entries: readonly PracticeEntry[]): void {
    visitors.set(entries.length > 0 ? entries.slice(-practiceLimits.maxKept) : null);
    // Home reserves room for people who have practised.
    document.documentElement.classList.toggle(homeShapes.practised, entries.length > 0);
  },
};

export interface OwnPractice {
  readonly uid: string;
  /** Position in the server's log up to which it is synced. */
  readonly after: number;
  readonly isFetched: boolean;
  readonly entries: readonly PracticeEntry[];
}

const ownLog = deviceValue('ownPractice', (text): OwnPractice | undefined => {
  const own = jsonIn(text) as Partial<OwnPractice> | null | undefined;
  if (typeof own?.uid !== 'string' || !Number.isInteger(own.after) || !Array.isArray(own.entries)) return;
  return { uid: own.uid, after: own.after ?? 0, isFetched: !!own.isFetched, entries: entriesIn(own.entries) };
});

export const ownPractice = {
  /** @returns undefined if nobody is signed in, or the log was not loaded yet */
  read: ownLog.get,
  write: (own: OwnPractice): void => ownLog.set(own),
};

const read = (): readonly PracticeEntry[] => ownLog.get()?.entries ?? visitors.get();

const isSame = (a: PracticeEntry, b: Omit<PracticeEntry, 'id' | 'at'>) =>
  a.template === b.template && a.seed === b.seed && a.level === b.level;

export const practiceLog = {
  read,
  /** Repeated answers, as after a reload, change nothing. @param now milliseconds since 1970 */
  add(done: Omit<PracticeEntry, 'id' | 'at'>, now = Date.now()): void {
    const last = read().findLast(({ template }) => template === done.template);
    if (last && isSame(last, done)) return;
    const entry: PracticeEntry = { id: crypto.randomUUID(), at: now, ...done };
    const own = ownLog.get();
    if (own) addToOwn(own, [entry]);
    else visitorPractice.write([...visitors.get(), entry]);
  },
  subscribe: (listener: () => void) => onStored([homeShapeKeys.practice, 'ownPractice'], listener),
};

function addToOwn(own: OwnPractice, entries: readonly PracticeEntry[]): void {
  outbox.add(own.uid, 'practice', ...entries);
  ownLog.set({ ...own, entries: united(own.entries, entries) });
}

/** Milliseconds since 1970, by uid: older practice of visitors is not this person's. */
const declined = deviceValue('declinedPractice', recordIn);

/** Visitors' practice on this device since the person was last asked about it. */
export const foundPractice = {
  of: (uid: string): readonly PracticeEntry[] =>
    visitors.get().filter(({ at }) => at > (Number(declined.get()[uid]) || 0)),
  take(uid: string): void {
    const own = ownLog.get();
    if (own?.uid !== uid) return;
    const found = foundPractice.of(uid);
    addToOwn(own, found);
    visitorPractice.write(visitors.get().filter((entry) => !found.includes(entry)));
  },
  /** Leaves it with the visitors' log; the person is not asked again. */
  leave(uid: string): void {
    const until = Math.max(...foundPractice.of(uid).map(({ at }) => at));
    declined.set({ ...declined.get(), [uid]: until });
  },
  forget(uid: string): void {
    const { [uid]: _, ...others } = declined.get();
    declined.set(Object.keys(others).length > 0 ? others : null);
  },
};

/** The live log; empty while prerendering. */
export function usePracticeLog(): readonly PracticeEntry[] {
  return useSyncExternalStore(practiceLog.subscribe, read, () => none);
}

const none: readonly PracticeEntry[] = [];

/** Derived data is recomputed when owner or completeness change. */
const whose = () => {
  const own = ownLog.get();
  return own ? `${own.uid} ${own.isFetched}` : '';
};

export function useWhosePractice(): string {
  return useSyncExternalStore(practiceLog.subscribe, whose, () => '');
}
