import {
  inOrder,
  type PracticeEntry,
  practiceLimits,
  practiceOutcomes,
} from '@pathshala/contract/practice/log';

const outcomes: readonly unknown[] = practiceOutcomes;

/** Whether something that was kept is an entry of a log; somebody else's text under our key is not. */
export function isEntry(value: unknown): value is PracticeEntry {
  const entry = value as Partial<PracticeEntry> | null;
  return (
    typeof entry?.id === 'string' &&
    typeof entry.template === 'string' &&
    outcomes.includes(entry.outcome) &&
    [entry.at, entry.seed, entry.level].every(Number.isFinite)
  );
}

/**
 * Two copies of a log as one: each entry once, the newest 5,000, in the same order everywhere.
 * @param there counts where both have an entry
 */
export function united(here: readonly PracticeEntry[], there: readonly PracticeEntry[]): PracticeEntry[] {
  const byId = new Map([...here, ...there].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort(inOrder).slice(-practiceLimits.maxKept);
}
