import { nameOfPaper, type PaperRow } from '@pathshala/content/model-test/forms';
import type { ModelTestScore } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import type { PracticeEntry } from '@pathshala/contract/practice/log';

/** Before a paper's name, where the log has a template. */
const prefix = 'paper-';

/** The practice log's entry for a submitted model test. It holds only what the computer marked. */
export function resultEntry(
  row: PaperRow,
  seed: number,
  { score, of }: ModelTestScore,
): Omit<PracticeEntry, 'id' | 'at'> {
  const outcome = isPassed({ score, of }) ? 'right' : 'wrong';
  return { template: `${prefix}${nameOfPaper(row)}`, seed, level: 1, outcome, marks: { score, of } };
}

export function lastResults(log: readonly PracticeEntry[]): ReadonlyMap<string, ModelTestScore> {
  return new Map(
    log.flatMap(({ template, marks }) => (marks ? [[template.replace(prefix, ''), marks]] : [])),
  );
}
