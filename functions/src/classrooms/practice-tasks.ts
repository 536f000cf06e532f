import { practiceRight, type TaskProgress } from '@pathshala/contract/classrooms/classroom';
import { ownValue } from '@pathshala/contract/http/own-value';
import { DomainError } from '../core/domain-error.ts';
import { readPracticeSums } from '../domain/practice-log.ts';
import { recentOf, skillSum } from '../domain/practice-sums.ts';
import type { TaskKindRow } from './task-kind-row.ts';

/**
 * Somebody's progress with a skill.
 * @param stored its sum; undefined without practice
 * @param now milliseconds since 1970
 */
export function practiceProgress(stored: string | undefined, now: number): TaskProgress {
  const sum = skillSum(stored);
  const since = sum.right[practiceRight - 1];
  const { right, tried } = recentOf(sum, now);
  return {
    ...(since === undefined ? { state: 'open' } : { state: 'done', at: new Date(since).toISOString() }),
    ...(tried > 0 ? { result: { score: right, of: tried } } : {}),
  };
}

/**
 * A skill: done after enough exercises right at the first answer, without hints. The site knows the names.
 */
export const practiceTasks: TaskKindRow = {
  require: async (_db, id) => {
    // Loaded lazily: only a new task needs the templates.
    const { templates } = await import('@pathshala/content/practice/templates/all-templates');
    if (!templates.some((template) => template.id === id)) {
      throw new DomainError('not-found', 'There is no practice of that name.');
    }
  },
  describe: async (_db, ids) => new Map(ids.map((id) => [id, { title: '', about: '' }])),
  progress: async (db, uids, ids) => {
    const sums = await readPracticeSums(db, uids, ids);
    const now = Date.now();
    return (uid, id) => practiceProgress(ownValue(sums.get(uid), id), now);
  },
  // The sums of all skills stand in one document.
  readOf: () => '',
};
