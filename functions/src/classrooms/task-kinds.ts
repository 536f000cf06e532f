import type { TaskKind } from '@pathshala/contract/classrooms/classroom';
import { lessonTasks } from './lesson-tasks.ts';
import { modelTestTasks } from './model-test-tasks.ts';
import { practiceTasks } from './practice-tasks.ts';
import type { TaskKindRow } from './task-kind-row.ts';

/** To add a kind, add a row; everything else is derived. */
export const taskKindRows: Readonly<Record<TaskKind, TaskKindRow>> = {
  lesson: lessonTasks,
  practice: practiceTasks,
  'model-test': modelTestTasks,
};
