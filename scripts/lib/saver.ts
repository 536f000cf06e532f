import { exportData } from './save-data.ts';

export interface Saver {
  /** Saves now; resolves to false on failure. */
  saveNow: () => Promise<boolean>;
  stop: () => void;
}

export interface SaverOptions {
  hubPort: number;
  /** The folder of the exports. */
  data: string;
  everyMilliseconds: number;
  /** False while the emulators do not hold everything. */
  isWhole: () => boolean;
}

/** Saves the emulators' data periodically, so that even a killed run loses at most one interval. */
export function keepSaving({ hubPort, data, everyMilliseconds, isWhole }: SaverOptions): Saver {
  let last: Promise<boolean> = Promise.resolve(true);
  // Saves take turns: each waits for the one before it, whether that worked or not.
  const saveNow = () => {
    last = last.then(() => exportData(hubPort, data, isWhole)).catch(() => false);
    return last;
  };
  const timer = setInterval(saveNow, everyMilliseconds);
  return { saveNow, stop: () => clearInterval(timer) };
}
