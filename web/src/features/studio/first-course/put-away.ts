import { useSyncExternalStore } from 'react';
import type { DeviceKey } from '../../../device/local-storage.ts';

const key: DeviceKey = 'firstCourse';
const away = 'away';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isAway(): boolean {
  try {
    return localStorage.getItem(key) === away;
  } catch {
    return false;
  }
}

/** Puts the checklist away on this device, or brings it back. */
export function putAway(wants: boolean): void {
  try {
    if (wants) localStorage.setItem(key, away);
    else localStorage.removeItem(key);
  } catch {
    // Where storage is refused it stays.
  }
  for (const listener of listeners) listener();
}

/** Whether the checklist was put away on this device. */
export const useIsAway = () => useSyncExternalStore(subscribe, isAway, () => false);
