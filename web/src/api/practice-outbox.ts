import { type PracticeEntry, practiceLimits } from '@pathshala/contract/practice/log';
import type { DeviceKey } from '../device/local-storage.ts';
import { isEntry } from './practice-entries.ts';

/** Unsent practice of a person on this device. */
interface Waiting {
  readonly entries: readonly PracticeEntry[];
  /** Visitors' practice up to this time is declined by the person; milliseconds since 1970, 0: not asked yet. */
  readonly notTheirs: number;
  /** Last change, milliseconds since 1970. */
  readonly changedAt: number;
}

const key: DeviceKey = 'practiceOutbox';
/** Lifetime of unsent practice, milliseconds. */
const longest = 90 * 86_400_000;
const nothing: Waiting = { entries: [], notTheirs: 0, changedAt: 0 };

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** By uid. */
function read(): Map<string, Waiting> {
  try {
    const value = JSON.parse(stored() ?? '{}') as Readonly<Record<string, Partial<Waiting> | null>>;
    return new Map(
      Object.entries(value).map(([uid, one]) => [
        uid,
        {
          entries: Array.isArray(one?.entries) ? one.entries.filter(isEntry) : [],
          notTheirs: Number(one?.notTheirs) || 0,
          changedAt: Number(one?.changedAt) || 0,
        },
      ]),
    );
  } catch {
    return new Map();
  }
}

/** Stores one person's data and drops expired ones. */
function keep(uid: string, waiting: Waiting): void {
  const oldest = Date.now() - longest;
  const isToKeep = ({ entries, notTheirs, changedAt }: Waiting) =>
    changedAt > oldest && (entries.length > 0 || notTheirs > 0);
  const changed = { ...waiting, changedAt: Date.now() };
  const all = [...read().set(uid, changed)].filter(([, one]) => isToKeep(one));
  try {
    if (all.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // What is not kept stays in the log of the device.
  }
  window.dispatchEvent(new Event('storage'));
}

const of = (uid: string) => read().get(uid) ?? nothing;

/** Queues of unsent practice by uid: sent only for their owner, and kept if they log out offline. */
export const practiceOutbox = {
  /** The oldest first. */
  waiting: (uid: string): readonly PracticeEntry[] => of(uid).entries,
  add(uid: string, entries: readonly PracticeEntry[]): void {
    const before = of(uid);
    keep(uid, { ...before, entries: [...before.entries, ...entries].slice(-practiceLimits.maxKept) });
  },
  /** Removes what the server has. */
  remove(uid: string, entries: readonly PracticeEntry[]): void {
    const ids = new Set(entries.map(({ id }) => id));
    const before = of(uid);
    keep(uid, { ...before, entries: before.entries.filter(({ id }) => !ids.has(id)) });
  },
  notTheirs: (uid: string): number => of(uid).notTheirs,
  /** Records that visitors' practice up to a time is not theirs. */
  setNotTheirs: (uid: string, until: number): void => keep(uid, { ...of(uid), notTheirs: until }),
  /** Removes a deleted account. */
  forget: (uid: string): void => keep(uid, nothing),
};
