import type { DeviceKey } from './device-keys.ts';

/** What the browser did not store, because storage is blocked or full: it lasts for the visit. */
const unstored = new Map<DeviceKey, string | null>();

function readText(key: DeviceKey): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param text null: removes what is stored */
export function writeText(key: DeviceKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  // As browsers tell the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Whether anything is stored under a key, for code that loads its reader only then. */
export const isStored = (key: DeviceKey): boolean => readText(key) !== null;

/** Calls back after changes on this page, in another tab, and by a log-out. Returns the unsubscribe function. */
export function onStored(keys: readonly DeviceKey[], listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || keys.some((one) => one === key)) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** The value of a stored JSON text; undefined for any other. */
export function jsonIn(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A value that this device remembers, whether or not the browser allows storage.
 * @param parse makes the value of the stored text, which may be another version's or not ours; null: nothing is stored.
 *   Called once for each text, so that an unchanged value keeps its identity.
 */
export function deviceValue<Value>(key: DeviceKey, parse: (text: string | null) => Value) {
  let parsed: { readonly text: string | null; readonly value: Value } | undefined;
  return {
    get(): Value {
      const text = readText(key);
      if (parsed?.text !== text) parsed = { text, value: parse(text) };
      return parsed.value;
    },
    /** @param value a text is stored as it is, anything else as JSON; null: removes it */
    set: (value: string | object | null): void =>
      writeText(key, typeof value === 'object' && value ? JSON.stringify(value) : value),
    subscribe: (listener: () => void) => onStored([key], listener),
  };
}
