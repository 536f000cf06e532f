import { rmSync } from 'node:fs';
import { isSame, newestWhole, nextExport, seal } from './exports.ts';

const exportMilliseconds = 60_000;

/**
 * Writes everything that the emulators hold into a new export; one that changes nothing is thrown away again.
 * @param isWhole whether they hold everything, at the beginning and at the end
 * @returns whether everything is kept
 */
export async function exportData(hubPort: number, data: string, isWhole = () => true): Promise<boolean> {
  if (!isWhole()) return false;
  const before = newestWhole(data).path;
  const path = nextExport(data);
  const answer = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'pathshala' }),
    signal: AbortSignal.timeout(exportMilliseconds),
  }).catch(() => undefined);
  const isKept = answer?.ok === true && isWhole();
  if (isKept && !(before && isSame(before, path))) seal(data, path);
  else rmSync(path, { recursive: true, force: true });
  return isKept;
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
export function keepSaving({ hubPort, data, everyMilliseconds, isWhole }: SaverOptions) {
  let last: Promise<boolean> = Promise.resolve(true);
  /** Saves take turns: each waits for the one before it, whether that worked or not. False on failure. */
  const saveNow = () => {
    last = last.then(() => exportData(hubPort, data, isWhole)).catch(() => false);
    return last;
  };
  const timer = setInterval(saveNow, everyMilliseconds);
  return { saveNow, stop: () => clearInterval(timer) };
}
