import { closedLinesKey } from '@pathshala/boot/page-data';
import type { DeviceKey } from '../device/local-storage.ts';

const key: DeviceKey = closedLinesKey;

/** Entries closed on this device, and fully closed page versions. */
export function closedLines(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * Stores closed entries and drops outdated ones.
 * @param version of their page
 * @returns the stored ones
 */
export function keepClosed(entries: readonly string[], closed: readonly string[], version: string) {
  const own = entries.filter((one) => closed.includes(one));
  const stillClosed = own.length === entries.length ? [...own, version] : own;
  try {
    localStorage.setItem(key, JSON.stringify(stillClosed));
  } catch {
    // Where storage is refused the line is there again on the next page that is loaded.
  }
  return stillClosed;
}
