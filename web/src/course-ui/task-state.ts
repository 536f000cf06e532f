import type {
  JoinedClassroom,
  TaskKind,
  TaskProgress,
  TaskRow,
  TaskState,
} from '@pathshala/contract/classrooms/classroom';
import { paths } from '@pathshala/contract/site/paths';
import { schoolDay } from '@pathshala/contract/site/region';
import { lessonParts } from '@pathshala/contract/studio/items';
import { mediumDayText, moneyText, shortDayText } from '../words/format.ts';
import { words } from '../words/words.ts';

const pathsByKind: Readonly<Record<TaskKind, (id: string, state: TaskState) => string>> = {
  lesson: (id, state) => {
    const { courseId = '', lessonId = '' } = lessonParts(id) ?? {};
    // Without the course it leads to the course's page, which says how to join.
    return state === 'not-enrolled' ? paths.course(courseId) : paths.lesson(courseId, lessonId);
  },
  practice: (id) => paths.practiceSkill(id),
  'model-test': (id, state) =>
    state === 'not-enrolled' ? paths.course(id) : `${paths.modelTest}?${new URLSearchParams({ course: id })}`,
};

/** The page of the task, or the page that gives access to it. */
export function taskPath({ kind, id }: Pick<TaskRow, 'kind' | 'id'>, state: TaskState): string {
  return pathsByKind[kind](id, state);
}

export function isOverdue({ due }: Pick<TaskRow, 'due'>, { state }: TaskProgress): boolean {
  return state !== 'done' && due < schoolDay(Date.now());
}

/** Why finished work does not count: the quiz or test was not passed, or not taken. */
export const notPassedText = ({ result }: TaskProgress): string =>
  result ? words['classrooms.notPassed']() : words['classrooms.quizNotTried']();

/** Does not blame when the due date has passed. */
export function taskStateText(task: JoinedClassroom['tasks'][number]): string {
  const { due, price = 0, progress } = task;
  const day = shortDayText(due);
  if (progress.state === 'done') {
    const { at } = progress;
    return at ? words['classrooms.doneOn']({ day: mediumDayText(at) }) : words['classrooms.done']();
  }
  const forWhen = isOverdue(task, progress)
    ? words['classrooms.wasFor']({ day })
    : words['classrooms.forDay']({ day });
  if (progress.state === 'not-passed') return `${notPassedText(progress)} · ${forWhen}`;
  if (progress.state === 'open') return forWhen;
  return price > 0
    ? words['classrooms.buyCourseFirst']({ day, price: moneyText(price) })
    : words['classrooms.joinCourseFirst']({ day });
}
