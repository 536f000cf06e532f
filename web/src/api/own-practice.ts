import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { DeviceKey } from '../device/local-storage.ts';
import { isEntry } from './practice-entries.ts';

/** The log of the person who is signed in, as far as this device has it. Logging out takes it away. */
export interface OwnPractice {
  readonly uid: string;
  /** The place in their log at the school up to which it is here. */
  readonly after: number;
  /** Whether all of it was here once. */
  readonly isFetched: boolean;
  /** The oldest first. */
  readonly entries: readonly PracticeEntry[];
}

const key: DeviceKey = 'ownPractice';

/** Parsed once per stored text, so that an unchanged log stays one and the same value. */
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
  /** @returns undefined: nobody is signed in here, or their log was not asked for yet */
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
