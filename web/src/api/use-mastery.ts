import type { MasteryById } from '@pathshala/content/practice/review/mastery';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isStored, onStored } from '../device/device-value.ts';

const hasLog = () => isStored('practiceLog') || isStored('ownPractice');
const listen = (listener: () => void) => onStored(['practiceLog', 'ownPractice'], listener);

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
