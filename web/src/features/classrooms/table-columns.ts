import type { ClassroomPupil, Task, TaskKind, TaskProgress } from '@pathshala/contract/classrooms/classroom';
import { schoolDay } from '@pathshala/contract/site/region';
import { isOverdue, notPassedText } from '../../course-ui/task-state.ts';
import type { CsvColumn } from '../../ui/csv-button.tsx';
import { shortDayText } from '../../words/format.ts';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';

const dayOf = (at: string) => schoolDay(Date.parse(at));

/** A task with what it is called. */
export interface NamedTask {
  readonly task: Task;
  readonly name: string;
}

/** @param titleOf as `useTaskTitles` gives it */
export function namedTasks(
  tasks: readonly Task[],
  titleOf: (task: Task) => string | null,
): readonly NamedTask[] {
  return tasks.map((task) => ({ task, name: titleOf(task) ?? words['classrooms.taskGone']() }));
}

/** A pupil's name; of somebody who has none, a word. */
export const pupilName = ({ name }: ClassroomPupil): string => name || words['classrooms.noName']();

/** How far a pupil is, in a cell. */
export function stateText(progress: TaskProgress): string {
  const { state, at } = progress;
  if (state === 'not-enrolled') return words['classrooms.notInCourse']();
  if (state === 'not-passed') return notPassedText(progress);
  if (state === 'open') return words['classrooms.notYet']();
  return at ? words['classrooms.doneOn']({ day: shortDayText(dayOf(at)) }) : words['classrooms.done']();
}

/** What a result of each kind is of: in a cell, and as the title of a column. */
const resultWords = {
  lesson: { cell: words['classrooms.quizResult'], column: words['classrooms.columnQuiz'] },
  practice: { cell: words['classrooms.practiceResult'], column: words['classrooms.columnPractice'] },
  'model-test': { cell: words['classrooms.modelTestResult'], column: words['classrooms.columnModelTest'] },
} as const satisfies Readonly<Record<TaskKind, unknown>>;

/** A result in a cell; empty: there is none. */
export function resultText(kind: TaskKind, { result }: TaskProgress): string {
  return result ? resultWords[kind].cell({ score: result.score, of: result.of }) : '';
}

/** What is in a file: days as spreadsheets read them. */
function fileText(task: Task, progress: TaskProgress | undefined): string {
  if (!progress) return '';
  if (progress.state === 'done' && progress.at) return dayOf(progress.at);
  const late = isOverdue(task, progress) ? [words['classrooms.overdue']()] : [];
  return [stateText(progress), ...late].join(' · ');
}

const scoreText = ({ result }: TaskProgress) =>
  result ? words['classrooms.scoreOf']({ score: result.score, of: result.of }) : '';

/** The table as a file: for each task when it was done, and its result. */
export function csvColumns(tasks: readonly NamedTask[]): CsvColumn<ClassroomPupil>[] {
  const ofTasks = tasks.flatMap(({ task, name }, at): CsvColumn<ClassroomPupil>[] => [
    {
      title: words['classrooms.columnDone']({ title: name, day: task.due }),
      cell: ({ progress }) => fileText(task, progress[at]),
    },
    {
      title: resultWords[task.kind].column({ title: name }),
      cell: ({ progress }) => (progress[at] ? scoreText(progress[at]) : ''),
    },
  ]);
  return [{ title: words['classrooms.pupil'](), cell: pupilName }, ...ofTasks];
}

/** Pupils by their names; those of which a teacher has made a list by number, in its order. */
export function byName(pupils: readonly ClassroomPupil[]): ClassroomPupil[] {
  return [...pupils].sort((a, b) =>
    pupilName(a).localeCompare(pupilName(b), siteLanguage, { numeric: true }),
  );
}
