import type { DeviceKey } from './local-storage.ts';

const key: DeviceKey = 'modelTests';
/** Used where storage is refused or full: an attempt then lasts as long as the page. */
let memory: string | null = null;

function readAll(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(memory ?? localStorage.getItem(key) ?? '{}');
    return typeof all === 'object' && !Array.isArray(all) ? { ...all } : {};
  } catch {
    return {};
  }
}

function writeAll(all: Record<string, unknown>): void {
  const text = JSON.stringify(all);
  try {
    localStorage.setItem(key, text);
    memory = null;
  } catch {
    memory = text;
  }
}

/**
 * Calls back when another tab has changed an attempt, or a person has logged out, in whichever tab.
 * @param listener told whether everything was taken away
 */
export function onAttemptsChange(listener: (isForgotten: boolean) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue === null);
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

if (typeof window !== 'undefined') {
  onAttemptsChange((isForgotten) => {
    if (isForgotten) memory = null;
  });
}

/**
 * What somebody has before them on this device and has not submitted: papers (`class-9`, `course/sums`) and quizzes
 * (`quiz/sums/first`).
 * @param isKept what is stored may be of another version, or anybody's
 */
export const attemptStore = <Kept>(isKept: (value: unknown) => value is Kept) => ({
  read(name: string): Kept | undefined {
    const value = readAll()[name];
    return isKept(value) ? value : undefined;
  },
  write: (name: string, kept: Kept) => writeAll({ ...readAll(), [name]: kept }),
  forget(name: string): void {
    const { [name]: gone, ...others } = readAll();
    if (gone !== undefined) writeAll(others);
  },
});
