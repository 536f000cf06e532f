import type { MasteryById } from '@pathshala/content/practice/review/mastery';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeviceKey } from '../../device/local-storage.ts';

const logs: readonly DeviceKey[] = ['practiceLog', 'ownPractice'];

function hasLog(): boolean {
  try {
    return logs.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

function listen(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The mastery of each practised skill, by id. Without any practice it loads nothing and is empty. */
export function useMastery(): MasteryById | undefined {
  const [engine, setEngine] = useState<typeof import('./mastery-engine.ts')>();
  useEffect(() => {
    // If it fails to load, skills are shown without it.
    const load = () => void (hasLog() && import('./mastery-engine.ts').then(setEngine, () => undefined));
    load();
    return listen(load);
  }, []);
  return useSyncExternalStore(
    listen,
    () => engine?.masteryToday(),
    () => undefined,
  );
}
