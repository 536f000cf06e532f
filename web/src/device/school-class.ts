import { homeShapeKeys } from '@pathshala/boot/home-shape-script';
import { type ClassList, classLists } from '@pathshala/contract/catalogue/lists';
import { useSyncExternalStore } from 'react';
import type { DeviceKey } from './local-storage.ts';

const key: DeviceKey = homeShapeKeys.chosen;

/** What was said to the question for the class: the list of one, or that it is not to be asked. */
export type ClassAnswer = ClassList['list'] | 'skipped';

/** Used where storage is refused: the answer then lasts as long as the page. */
let memory: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory;
  }
}

function listen(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The class chosen on this device without an account. */
export const schoolClass = {
  /** @returns undefined: none; also where something else is under the key */
  chosen: (): ClassList | undefined => classLists.find(({ list }) => list === read()),
  /** Whether they have answered, or asked not to be asked. */
  isAnswered: (): boolean => read() !== null,
  /** @param answer null: the question is asked again */
  answer(answer: ClassAnswer | null): void {
    memory = answer;
    try {
      if (answer) localStorage.setItem(key, answer);
      else localStorage.removeItem(key);
    } catch {
      // The page remembers it.
    }
    window.dispatchEvent(new Event('storage'));
  },
};

/** The chosen class, and whether the question was answered; as a visitor's first visit while the page is prerendered. */
export function useSchoolClass() {
  return {
    chosen: useSyncExternalStore(listen, schoolClass.chosen, () => undefined),
    isAnswered: useSyncExternalStore(listen, schoolClass.isAnswered, () => false),
  };
}
