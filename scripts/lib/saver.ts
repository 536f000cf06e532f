import { exportData } from './save-data.ts';

export interface Saver {
  /** Saves everything now; resolves to false when the emulators could not. */
  saveNow: () => Promise<boolean>;
  stop: () => void;
}

/** Saves the emulators' data again and again, so that even a killed run loses no more than one interval. */
export function keepSaving(hubPort: number, data: string, everyMilliseconds: number): Saver {
  let last: Promise<boolean> = Promise.resolve(true);
  const save = () =>
    exportData(hubPort, data).then(
      () => true,
      () => false,
    );
  // Saves take turns: each waits for the one before it, whether that worked or not.
  const saveNow = () => {
    last = last.then(save);
    return last;
  };
  const timer = setInterval(saveNow, everyMilliseconds);
  return { saveNow, stop: () => clearInterval(timer) };
}
