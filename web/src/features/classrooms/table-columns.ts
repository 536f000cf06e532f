import type { ClassroomPupil, ClassroomTable, Task, TaskProgress } from '@pathshala/contract/classroom';
import type { CsvColumn } from '../../ui/csv.ts';
import { shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { isoDay } from './iso-day.ts';

export const titleOf = ({ title }: Task): string => title ?? words['classrooms.taskGone']();

/** A pupil's name; of who has none, a word. */
export const pupilName = ({ name }: ClassroomPupil): string => name || words['classrooms.noName']();

/** How far a pupil is, in a cell. */
export function stateText({ state, at }: TaskProgress): string {
  if (state === 'not-enrolled') return words['classrooms.notInCourse']();
  if (state === 'open') return words['classrooms.notYet']();
  return at
    ? words['classrooms.doneOn']({ day: shortDayText(isoDay(new Date(at))) })
    : words['classrooms.done']();
}

/** The result of a quiz, in a cell; empty: it was not tried. */
export function resultText({ result }: TaskProgress): string {
  return result ? words['classrooms.quizResult']({ score: result.score, of: result.of }) : '';
}

/** What stands in a file: days as spreadsheets read them. */
function fileText(progress: TaskProgress | undefined): string {
  if (!progress) return '';
  return progress.state === 'done' && progress.at ? isoDay(new Date(progress.at)) : stateText(progress);
}

const quizText = ({ result }: TaskProgress) =>
  result ? words['classrooms.scoreOf']({ score: result.score, of: result.of }) : '';

/** The table as a file: for each task when it was done, and the result of its quiz. */
export function csvColumns({ tasks }: ClassroomTable): CsvColumn<ClassroomPupil>[] {
  const ofTasks = tasks.flatMap((task, at): CsvColumn<ClassroomPupil>[] => [
    {
      title: words['classrooms.columnDone']({ title: titleOf(task), day: task.due }),
      cell: ({ progress }) => fileText(progress[at]),
    },
    {
      title: words['classrooms.columnQuiz']({ title: titleOf(task) }),
      cell: ({ progress }) => (progress[at] ? quizText(progress[at]) : ''),
    },
  ]);
  return [{ title: words['classrooms.pupil'](), cell: pupilName }, ...ofTasks];
}

/** Pupils by their names. */
export function byName(pupils: readonly ClassroomPupil[]): ClassroomPupil[] {
  return [...pupils].sort((a, b) => pupilName(a).localeCompare(pupilName(b)));
}
