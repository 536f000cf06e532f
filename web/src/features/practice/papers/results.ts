import { isPassed } from '@pathshala/contract/courses/pass-mark';
import type { PracticeEntry } from '@pathshala/contract/practice/log';

const ids = /^paper-class-(\d+)$/;

interface Score {
  readonly score: number;
  readonly of: number;
}

/** A model test that was submitted, as the log of practice keeps it: what the computer marked, and nothing else. */
export function resultEntry(
  schoolClass: number,
  seed: number,
  { score, of }: Score,
): Omit<PracticeEntry, 'id' | 'at'> {
  const outcome = isPassed({ score, of }) ? 'right' : 'wrong';
  return { template: `paper-class-${schoolClass}`, seed, level: 1, outcome, marks: { score, of } };
}

/** The last result of each class. */
export function lastResults(log: readonly PracticeEntry[]): ReadonlyMap<number, Score> {
  const rows = log.flatMap(({ template, marks }): [number, Score][] => {
    const [, schoolClass] = ids.exec(template) ?? [];
    return schoolClass && marks ? [[Number(schoolClass), marks]] : [];
  });
  return new Map(rows);
}
