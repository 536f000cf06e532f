import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { DeviceKey } from '../device/local-storage.ts';
import { isEntry } from './practice-entries.ts';

/** The signed-in person's practice log on this device; removed on log-out. */
export interface OwnPractice {
  readonly uid: string;
  /** Position in the server's log up to which it is synced. */
  readonly after: number;
  /** Whether it was ever fully synced. */
  readonly isFetched: boolean;
  /** The oldest first. */
  readonly entries: readonly PracticeEntry[];
}

const key: DeviceKey = 'ownPractice';

/** Parsed once per stored text, so that an unchanged log keeps its identity. */
let parsed: { text: string | null; own: OwnPractice | undefined } = { text: null, own: undefined };

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function ownIn(text: string | null): OwnPractice | undefined {
  try {
    const own = JSON.parse(text ?? 'null') as Partial<OwnPractice> | null;
    if (typeof own?.uid !== 'string' || !Number.isInteger(own.after) || !Array.isArray(own.entries)) return;
    return {
      uid: own.uid,
      after: own.after ?? 0,
      isFetched: !!own.isFetched,
      entries: own.entries.filter(isEntry),
    };
  } catch {
    return undefined;
  }
}

export const ownPractice = {
  /** @returns undefined if nobody is signed in, or the log was not loaded yet */
  read(): OwnPractice | undefined {
    const text = stored();
    if (text !== parsed.text) parsed = { text, own: ownIn(text) };
    return parsed.own;
  },
  write(own: OwnPractice): void {
    try {
      localStorage.setItem(key, JSON.stringify(own));
    } catch {
      // What is new waits to be sent all the same, and comes back with the next answer.
    }
    window.dispatchEvent(new Event('storage'));
  },
};
