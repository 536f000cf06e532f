import { practiceDays, practiceRight, type TaskProgress } from '@pathshala/contract/classrooms/classroom';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { readPracticeEntries } from '../domain/practice-log.ts';
import type { TaskKindRow } from './task-kind-row.ts';

const dayMs = 86_400_000;

const isRight = ({ outcome }: PracticeEntry) => outcome === 'right';

/**
 * How far somebody is with a skill.
 * @param own what they practised of it, in any order
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
 * A skill of practice: done when enough of its exercises were right at the first answer and without help. Which skills
 * there are, and what they are called, is the site's to know: the API carries no exercises.
 */
export const practiceTasks: TaskKindRow = {
  require: async () => undefined,
  describe: async (_db, ids) => new Map(ids.map((id) => [id, { title: '', about: '' }])),
  progress: async (db, uids, ids) => {
    const asked = new Set(ids);
    const entries = await readPracticeEntries(db, uids, ({ template }) => asked.has(template));
    const now = Date.now();
    return (uid, id) => {
      const own = (entries.get(uid) ?? []).filter(({ template }) => template === id);
      return practiceProgress(own, now);
    };
  },
  // One log for all skills.
  readOf: () => '',
};
