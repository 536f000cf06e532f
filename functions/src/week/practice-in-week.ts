import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { Week } from '@pathshala/contract/practice/model-test';

const minute = 60_000;
/** Milliseconds without an answer that count as a pause. */
const pause = 5 * minute;

/**
 * Estimates practice time from the times between answers, without pauses. The first exercise after a pause counts as a
 * minute.
 * @param times of answers, milliseconds since 1970, in any order
 * @returns whole minutes
 */
export function practiceMinutes(times: readonly number[]): number {
  const inOrder = [...times].sort((a, b) => a - b);
  const ms = inOrder.reduce((sum, at, index) => {
    const gap = at - (inOrder[index - 1] ?? Number.NEGATIVE_INFINITY);
    return sum + (gap > pause ? minute : gap);
  }, 0);
  return Math.ceil(ms / minute);
}

/** Skills practised in a week, most exercises first. */
export function practiceIn(entries: readonly PracticeEntry[]): Pick<Week, 'skills' | 'practiceMinutes'> {
  const counts = new Map<string, number>();
  for (const { template } of entries) counts.set(template, (counts.get(template) ?? 0) + 1);
  const skills = [...counts].map(([id, count]) => ({ id, count }));
  return {
    skills: skills.sort((a, b) => b.count - a.count || a.id.localeCompare(b.id)),
    practiceMinutes: practiceMinutes(entries.map(({ at }) => at)),
  };
}
