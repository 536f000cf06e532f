import { practiceDays, practiceRight, type TaskProgress } from '@pathshala/contract/classrooms/classroom';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { readPracticeEntries } from '../domain/practice-log.ts';
import type { TaskKindRow } from './task-kind-row.ts';

const dayMs = 86_400_000;

const isRight = ({ outcome }: PracticeEntry) => outcome === 'right';

/**
 * Somebody's progress with a skill.
 * @param own their entries of it, in any order
 * @param now milliseconds since 1970
 */
export function practiceProgress(own: readonly PracticeEntry[], now: number): TaskProgress {
  const right = own.filter(isRight).sort((a, b) => a.at - b.at);
  const since = right[practiceRight - 1]?.at;
  const recent = own.filter(({ at }) => at > now - practiceDays * dayMs);
  return {
    ...(since === undefined ? { state: 'open' } : { state: 'done', at: new Date(since).toISOString() }),
    ...(recent.length > 0 ? { result: { score: recent.filter(isRight).length, of: recent.length } } : {}),
  };
}

/**
 * A skill: done after enough exercises right at the first answer, without hints. The site knows the skills and their
 * names; the API contains no exercises.
 */
export const practiceTasks: TaskKindRow = {
  require: async () => undefined,
  describe: async (_db, ids) => new Map(ids.map((id) => [id, { title: '', about: '' }])),
  progress: async (db, uids, ids) => {
    const idSet = new Set(ids);
    const entries = await readPracticeEntries(db, uids, ({ template }) => idSet.has(template));
    const now = Date.now();
    return (uid, id) => {
      const own = (entries.get(uid) ?? []).filter(({ template }) => template === id);
      return practiceProgress(own, now);
    };
  },
  // The log holds all skills.
  readOf: () => '',
};
