import type { SkillTitle } from '@pathshala/content/practice/catalogue';
import type { Task, TaskKind } from '@pathshala/contract/classrooms/classroom';
import useSWR from 'swr';
import { words } from '../words/words.ts';

const load = async (): Promise<readonly SkillTitle[]> =>
  (await import('@pathshala/content/practice/skill-titles')).skillTitles;

/**
 * What all skills of practice are called; fetched by itself, so that no page brings it unasked.
 * @param isNeeded whether to fetch it
 * @returns undefined while it is not there
 */
export function useSkillTitles(isNeeded: boolean): readonly SkillTitle[] | undefined {
  return useSWR(isNeeded ? 'skill-titles' : null, load, { revalidateIfStale: false }).data;
}

/**
 * What tasks are called: the API knows it of lessons, the site itself of practice; of a model test each knows a part.
 * @param tasks all that are to be named
 * @returns what names one of them: null for what the school has no longer; … while it is not known
 */
export function useTaskTitles(tasks: readonly Task[]): (task: Task) => string | null {
  const skills = useSkillTitles(tasks.some(({ kind }) => kind === 'practice'));
  const names: Readonly<Record<TaskKind, (task: Task) => string | null>> = {
    lesson: ({ title }) => title,
    practice: ({ id }) => (skills ? (skills.find((skill) => skill.id === id)?.title ?? null) : '…'),
    'model-test': ({ title }) => title && words['classrooms.modelTestOf']({ course: title }),
  };
  return (task) => names[task.kind](task);
}
