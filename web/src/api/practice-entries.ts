import {
  inOrder,
  type PracticeEntry,
  practiceLimits,
  practiceOutcomes,
} from '@pathshala/contract/practice/log';

const outcomes: readonly unknown[] = practiceOutcomes;

/** Whether a stored value is a log entry; other data may be under our key. */
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
 * Merges two copies of a log: without duplicates, the newest 5,000, in a fixed order.
 * @param there wins for entries in both
 */
export function united(here: readonly PracticeEntry[], there: readonly PracticeEntry[]): PracticeEntry[] {
  const byId = new Map([...here, ...there].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort(inOrder).slice(-practiceLimits.maxKept);
}
