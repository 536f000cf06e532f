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

/** Whether the day of a task is over and it is not done. */
export function isOverdue({ due }: Pick<TaskRow, 'due'>, { state }: TaskProgress): boolean {
  return state !== 'done' && due < schoolDay(Date.now());
}

/** Why what a pupil has finished does not count as done: the quiz or the test was not passed, or not tried. */
export const notPassedText = ({ result }: TaskProgress): string =>
  result ? words['classrooms.notPassed']() : words['classrooms.quizNotTried']();

/** What a pupil is told of a task: calmly, also when its day is over. */
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
