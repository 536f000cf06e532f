/**
 * All keys of local storage, and their owners. Log-out removes personal ones, for shared computers. (Firebase uses IndexedDB;
 * the service worker's stores are in `web/offline/stores.ts`.)
 */
export const keptOnDevice = {
  accessToken: 'person',
  lessonPlaces: 'person',
  ownPractice: 'person',
  modelTests: 'person',
  schoolClass: 'person',
  homeRoom: 'person',
  languageToTell: 'person',
  // Practice without an account belongs to nobody until a person claims it.
  practiceLog: 'device',
  declinedPractice: 'device',
  // Unsent calls wait for their owner after a log-out: docs/offline.md
  outbox: 'device',
  colorScheme: 'device',
  language: 'device',
  closedLines: 'device',
} as const;

export type DeviceKey = keyof typeof keptOnDevice;

/** If storage is blocked or full, values are kept here for the visit. */
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
  // Storage events only fire in other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Lets code load the reader only if there is something to read. */
export const isStored = (key: DeviceKey): boolean => readText(key) !== null;

/** Also called for changes in other tabs and by a log-out. @returns unsubscribes */
export function onStored(keys: readonly DeviceKey[], listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || keys.some((one) => one === key)) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

export function jsonIn(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What another version or nobody may have written is an empty record. */
export function recordIn(text: string | null): Readonly<Record<string, unknown>> {
  const value = jsonIn(text);
  return (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
}

/**
 * Works without storage too, for the visit.
 * @param parse gets the stored text, perhaps from another version; null: nothing is stored. Called once per text, so that an
 * unchanged value stays the same object.
 */
export function deviceValue<Value>(key: DeviceKey, parse: (text: string | null) => Value) {
  let parsed: { readonly text: string | null; readonly value: Value } | undefined;
  return {
    get(): Value {
      const text = readText(key);
      if (parsed?.text !== text) parsed = { text, value: parse(text) };
      return parsed.value;
    },
    /** @param value text is stored as is, anything else as JSON; null: removes it */
    set: (value: string | object | null): void =>
      writeText(key, typeof value === 'object' && value ? JSON.stringify(value) : value),
    subscribe: (listener: () => void) => onStored([key], listener),
  };
}
