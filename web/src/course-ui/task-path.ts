import type { TaskKind, TaskRow, TaskState } from '@pathshala/contract/classrooms/classroom';
import { paths } from '@pathshala/contract/site/paths';
import { lessonParts } from '@pathshala/contract/studio/items';

/** Where a task of each kind is done. */
const pathsByKind: Readonly<Record<TaskKind, (id: string, state: TaskState) => string>> = {
  lesson: (id, state) => {
    const { courseId = '', lessonId = '' } = lessonParts(id) ?? {};
    // Who does not have the course is led to its page, which says how to join.
    return state === 'not-enrolled' ? paths.course(courseId) : paths.lesson(courseId, lessonId);
  },
  practice: (id) => paths.practiceSkill(id),
  'model-test': (id, state) =>
    state === 'not-enrolled' ? paths.course(id) : `${paths.modelTest}?${new URLSearchParams({ course: id })}`,
};

/** The address of the page on which a task is done, or, where that is not open to the pupil yet, of the one that opens it. */
export function taskPath({ kind, id }: Pick<TaskRow, 'kind' | 'id'>, state: TaskState): string {
  return pathsByKind[kind](id, state);
}
