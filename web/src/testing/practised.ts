import type { PracticeEntry, PracticeOutcome } from '@pathshala/contract/practice/log';

let count = 0;

/** An entry of a practice log. @param days ago */
export function practised(
  template: string,
  level: number,
  outcome: PracticeOutcome,
  days = 0,
): PracticeEntry {
  count += 1;
  return {
    ...{ id: `e${count}`, at: Date.now() - days * 86_400_000 - 60_000 + count },
    ...{ template, seed: count, level, outcome },
  };
}

/** Right answers up through the levels: so many of the hardest. */
export const risen = (template: string, hardest: number, days = 0): PracticeEntry[] =>
  [1, 1, 1, 2, 2, 2, ...Array<number>(hardest).fill(3)].map((level) =>
    practised(template, level, 'right', days),
  );
