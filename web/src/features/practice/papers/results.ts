import { nameOfPaper, type PaperRow } from '@pathshala/content/model-test/forms';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import type { PracticeEntry } from '@pathshala/contract/practice/log';

const ids = /^paper-(class-\d+(?:-[a-z]+)?)$/;

interface Score {
  readonly score: number;
  readonly of: number;
}

/** The practice log's entry for a submitted model test. It holds only what the computer marked. */
export function resultEntry(
  row: PaperRow,
  seed: number,
  { score, of }: Score,
): Omit<PracticeEntry, 'id' | 'at'> {
  const outcome = isPassed({ score, of }) ? 'right' : 'wrong';
  return { template: `paper-${nameOfPaper(row)}`, seed, level: 1, outcome, marks: { score, of } };
}

export function lastResults(log: readonly PracticeEntry[]): ReadonlyMap<string, Score> {
  const rows = log.flatMap(({ template, marks }): [string, Score][] => {
    const [, name] = ids.exec(template) ?? [];
    return name && marks ? [[name, marks]] : [];
  });
  return new Map(rows);
}
