import type { MasteryById, MasteryState } from '@pathshala/content/practice/review/mastery';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isStored, onStored } from '../../device/device-value.ts';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words/words.ts';
import styles from './practice.module.css';

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

const labels: Readonly<Record<MasteryState | 'new', () => string>> = {
  new: words['progress.new'],
  learning: words['progress.learning'],
  mastered: words['progress.mastered'],
  due: words['progress.due'],
};

export function MasteryChip({ state }: { readonly state: MasteryState | 'new' }) {
  return (
    <span className={`chip ${styles.chip} ${state === 'mastered' ? 'filled' : (styles[state] ?? '')}`}>
      {state === 'mastered' && <Icon name="check" size={16} />}
      {labels[state]()}
    </span>
  );
}
