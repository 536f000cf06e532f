import type { SkillTitle } from '@pathshala/content/practice/catalogue';
import type { Task, TaskKind } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import type { Endpoint } from '@pathshala/contract/http/endpoint';
import useSWR from 'swr';
import type { RequestOf } from '../http/client.ts';
import { languageQuery } from '../words/language.ts';
import { words } from '../words/words.ts';
import { useCall, useOwnAnswer } from './use-answer.ts';

export function useJoinedClassrooms() {
  const given = { query: languageQuery };
  // Tasks may have changed while the window was in the background.
  return useOwnAnswer(classroomEndpoints.joinedClassrooms, given, { revalidateOnFocus: true });
}

/** Calls that change a class. @param onChanged reads again what is shown */
export function useChange(onChanged: () => Promise<unknown>) {
  const call = useCall();
  return async <E extends Endpoint>(endpoint: E, given: RequestOf<E>): Promise<void> => {
    await call(endpoint, given);
    await onChanged();
  };
}

const load = async (): Promise<readonly SkillTitle[]> =>
  (await import('@pathshala/content/practice/skill-titles')).skillTitles;

export function useSkillTitles(isNeeded: boolean): readonly SkillTitle[] | undefined {
  return useSWR(isNeeded ? 'skill-titles' : null, load, { revalidateIfStale: false }).data;
}

/** Lesson titles come from the API, skill titles from the site. Null: the task no longer exists; …: loading */
export function useTaskTitles(tasks: readonly Task[]): (task: Task) => string | null {
  const skills = useSkillTitles(tasks.some(({ kind }) => kind === 'practice'));
  const names: Readonly<Record<TaskKind, (task: Task) => string | null>> = {
    lesson: ({ title }) => title,
    practice: ({ id }) => (skills ? (skills.find((skill) => skill.id === id)?.title ?? null) : '…'),
    'model-test': ({ title }) => title && words['classrooms.modelTestOf']({ course: title }),
  };
  return (task) => names[task.kind](task);
}
