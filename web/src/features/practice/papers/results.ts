import { nameOfPaper, type PaperRow } from '@pathshala/content/model-test/forms';
import { isPassed } from '@pathshala/contract/courses/pass-mark';
import type { PracticeEntry } from '@pathshala/contract/practice/log';

const ids = /^paper-(class-\d+(?:-[a-z]+)?)$/;

interface Score {
  readonly score: number;
  readonly of: number;
}

/** A model test that was submitted, as the log of practice keeps it: what the computer marked, and nothing else. */
export function resultEntry(
  row: PaperRow,
  seed: number,
  { score, of }: Score,
): Omit<PracticeEntry, 'id' | 'at'> {
  const outcome = isPassed({ score, of }) ? 'right' : 'wrong';
  return { template: `paper-${nameOfPaper(row)}`, seed, level: 1, outcome, marks: { score, of } };
}

/** The last result of each paper, by its name. */
export function lastResults(log: readonly PracticeEntry[]): ReadonlyMap<string, Score> {
  const rows = log.flatMap(({ template, marks }): [string, Score][] => {
    const [, name] = ids.exec(template) ?? [];
    return name && marks ? [[name, marks]] : [];
  });
  return new Map(rows);
}
