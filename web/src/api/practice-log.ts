import { useSyncExternalStore } from 'react';
import type { DeviceKey } from './kept-on-device.ts';

/** How an exercise went the first time that it was answered. Whoever took a hint was helped. */
export type PracticeOutcome = 'right' | 'wrong' | 'helped';

/** An exercise that was done. Entries are only ever added, and have an id of their own, so that a copy does no harm. */
export interface PracticeEntry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The template, and which exercise of it. */
  readonly template: string;
  readonly seed: number;
  readonly level: number;
  readonly outcome: PracticeOutcome;
}

const storageKey: DeviceKey = 'practiceLog';
/** What is kept: about a year of a busy child. What is older no longer changes what is due. */
const longest = 5000;
const changed = new EventTarget();
const none: readonly PracticeEntry[] = [];
const outcomes: readonly unknown[] = ['right', 'wrong', 'helped'] satisfies readonly PracticeOutcome[];

function isEntry(value: unknown): value is PracticeEntry {
  const entry = value as Partial<PracticeEntry> | null;
  return (
    typeof entry?.id === 'string' &&
    typeof entry.template === 'string' &&
    outcomes.includes(entry.outcome) &&
    [entry.at, entry.seed, entry.level].every(Number.isFinite)
  );
}

let parsed: { text: string | null; entries: readonly PracticeEntry[] } = { text: null, entries: none };
/** Used where storage is refused or full: the log then lasts as long as the page. */
let memory: string | null = null;

function stored(): string | null {
  try {
    return memory ?? localStorage.getItem(storageKey);
  } catch {
    return memory;
  }
}

function read(): readonly PracticeEntry[] {
  const text = stored();
  if (text === parsed.text) return parsed.entries;
  let entries = none;
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (Array.isArray(value)) entries = value.filter(isEntry);
  } catch {
    // Somebody else's text under our key counts as nothing done.
  }
  parsed = { text, entries };
  return entries;
}

const isSame = (a: PracticeEntry, b: Omit<PracticeEntry, 'id' | 'at'>) =>
  a.template === b.template && a.seed === b.seed && a.level === b.level;

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** What was practised on this device, the oldest first. */
export const practiceLog = {
  read,
  /**
   * Adds an exercise. The first answer counts: the same exercise again, as after a reload, changes nothing.
   * @param now milliseconds since 1970
   */
  add(done: Omit<PracticeEntry, 'id' | 'at'>, now = Date.now()): void {
    const entries = read();
    const last = entries.findLast(({ template }) => template === done.template);
    if (last && isSame(last, done)) return;
    const entry: PracticeEntry = { id: crypto.randomUUID(), at: now, ...done };
    const text = JSON.stringify([...entries, entry].slice(-longest));
    try {
      localStorage.setItem(storageKey, text);
      memory = null;
    } catch {
      memory = text;
    }
    changed.dispatchEvent(new Event('change'));
  },
  subscribe,
};

/** The log, also as it grows; empty while the page is prerendered. */
export function usePracticeLog(): readonly PracticeEntry[] {
  return useSyncExternalStore(subscribe, read, () => none);
}
