import type { ClassroomPupil, Task, TaskKind, TaskProgress } from '@pathshala/contract/classrooms/classroom';
import { schoolDay } from '@pathshala/contract/site/region';
import { isOverdue, notPassedText } from '../../course-ui/task-state.ts';
import type { CsvColumn } from '../../ui/csv-button.tsx';
import { shortDayText } from '../../words/format.ts';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';

const dayOf = (at: string) => schoolDay(Date.parse(at));

export interface NamedTask {
  readonly task: Task;
  readonly name: string;
}

export const pupilName = ({ name }: ClassroomPupil): string => name || words['classrooms.noName']();

export function stateText(progress: TaskProgress): string {
  const { state, at } = progress;
  if (state === 'not-enrolled') return words['classrooms.notInCourse']();
  if (state === 'not-passed') return notPassedText(progress);
  if (state === 'open') return words['classrooms.notYet']();
  return at ? words['classrooms.doneOn']({ day: shortDayText(dayOf(at)) }) : words['classrooms.done']();
}

const resultWords = {
  lesson: { cell: words['classrooms.quizResult'], column: words['classrooms.columnQuiz'] },
  practice: { cell: words['classrooms.practiceResult'], column: words['classrooms.columnPractice'] },
  'model-test': { cell: words['classrooms.modelTestResult'], column: words['classrooms.columnModelTest'] },
} as const satisfies Readonly<Record<TaskKind, unknown>>;

export function resultText(kind: TaskKind, { result }: TaskProgress): string {
  return result ? resultWords[kind].cell({ score: result.score, of: result.of }) : '';
}

/** In a CSV file: dates as spreadsheets read them. */
function fileText(task: Task, progress: TaskProgress | undefined): string {
  if (!progress) return '';
  if (progress.state === 'done' && progress.at) return dayOf(progress.at);
  const late = isOverdue(task, progress) ? [words['classrooms.overdue']()] : [];
  return [stateText(progress), ...late].join(' · ');
}

const scoreText = ({ result }: TaskProgress) =>
  result ? words['classrooms.scoreOf']({ score: result.score, of: result.of }) : '';

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

/** In numeric order: some teachers put the number in their list before the name. */
export function byName(pupils: readonly ClassroomPupil[]): ClassroomPupil[] {
  return [...pupils].sort((a, b) =>
    pupilName(a).localeCompare(pupilName(b), siteLanguage, { numeric: true }),
  );
}
