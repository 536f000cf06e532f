import type { Mastery } from '@pathshala/content/practice/review/mastery';
import { useEffect, useMemo, useState } from 'react';
import { usePracticeLog } from '../../api/practice-log.ts';

export type MasteryById = ReadonlyMap<string, Mastery>;
type Engine = typeof import('./mastery-engine.ts');

const nothingPractised: MasteryById = new Map();

/** How well each practised skill is known, by its id. Who has not practised loads nothing; undefined: not known yet. */
export function useMastery(): MasteryById | undefined {
  const log = usePracticeLog();
  const [engine, setEngine] = useState<Engine>();
  const isNeeded = log.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    // Where it does not come, skills are shown without it.
    import('./mastery-engine.ts').then(setEngine, () => undefined);
  }, [isNeeded]);
  return useMemo(() => (isNeeded ? engine?.masteryToday(log) : nothingPractised), [isNeeded, engine, log]);
}
