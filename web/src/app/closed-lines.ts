import { closedLinesKey } from '@pathshala/boot/page-data';
import type { DeviceKey } from '../device/local-storage.ts';

const key: DeviceKey = closedLinesKey;

/** What was closed on this device: entries, and each version of their page of which none is left. */
export function closedLines(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * Keeps which of the entries are closed, and forgets all others.
 * @param version of the page that they are on
 * @returns what is kept
 */
export function keepClosed(entries: readonly string[], closed: readonly string[], version: string) {
  const own = entries.filter((one) => closed.includes(one));
  const kept = own.length === entries.length ? [...own, version] : own;
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Where storage is refused the line is there again on the next page that is loaded.
  }
  return kept;
}
