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

/** How well each practised skill is known, by its id. Who has not practised loads nothing, and has none. */
export function useMastery(): MasteryById | undefined {
  const [engine, setEngine] = useState<typeof import('./mastery-engine.ts')>();
  useEffect(() => {
    // Where it does not come, skills are shown without it.
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
