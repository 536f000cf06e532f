import { homeShapeKeys, homeShapes } from '@pathshala/boot/home-shape-script';
import { type PracticeEntry, practiceLimits } from '@pathshala/contract/practice/log';
import type { DeviceKey } from '../device/local-storage.ts';
import { isEntry } from './practice-entries.ts';

const key: DeviceKey = homeShapeKeys.practice;
const none: readonly PracticeEntry[] = [];

/** Parsed once per stored text, so that an unchanged log keeps its identity. */
let parsed: { text: string | null; entries: readonly PracticeEntry[] } = { text: null, entries: none };
/** Fallback without storage: lasts as long as the page. */
let memory: string | null = null;

function stored(): string | null {
  try {
    return memory ?? localStorage.getItem(key);
  } catch {
    return memory;
  }
}

/** Visitors' practice on this device, oldest first. */
export const visitorPractice = {
  read(): readonly PracticeEntry[] {
    const text = stored();
    if (text === parsed.text) return parsed.entries;
    let entries = none;
    try {
      const value: unknown = JSON.parse(text ?? '[]');
      if (Array.isArray(value)) entries = value.filter(isEntry);
    } catch {
      // Somebody else's text under our key counts as nothing done.
    }
    parsed = { text, entries };
    return entries;
  },
  write(entries: readonly PracticeEntry[]): void {
    const text = entries.length > 0 ? JSON.stringify(entries.slice(-practiceLimits.maxKept)) : null;
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      memory = null;
    } catch {
      memory = text;
    }
    // Home reserves room for people who have practised; its head script reads the storage.
    document.documentElement.classList.toggle(homeShapes.practised, text !== null);
    window.dispatchEvent(new Event('storage'));
  },
};
