import {
  type ClassroomTable,
  type Task,
  type TaskRow,
  taskName,
} from '@pathshala/contract/classrooms/classroom';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { readPeople } from '../domain/people.ts';
import { visibleProfiles } from '../domain/visible-profiles.ts';
import type { ClassroomRecord } from '../firestore/learning-records.ts';
import { changeOwn, readOwn } from './own-classroom.ts';
import { taskKindRows } from './task-kinds.ts';
import { describeTasks, readProgress, withTask } from './tasks.ts';

/** A classroom of the caller, and the language of its tasks. */
export interface ClassroomRequest {
  readonly id: string;
  readonly language: Language;
}

/**
 * Adds a task, or changes its due day.
 * @returns the classroom's tasks
 * @throws DomainError `not-found`, `limit-reached`, and the kind's own errors
 */
export async function setTask(
  db: Firestore,
  uid: string,
  { id, language }: ClassroomRequest,
  task: TaskRow,
): Promise<Task[]> {
  await readOwn(db, uid, id);
  await taskKindRows[task.kind].require(db, task.id);
  const row = { kind: task.kind, id: task.id, due: task.due };
  const { tasks } = await changeOwn(db, uid, id, (before) => ({ tasks: withTask(before.tasks, row) }));
  return tasks.map(await describeTasks(db, tasks, language));
}

/**
 * Removes a task; idempotent.
 * @param name from `taskName`
 * @returns the classroom's tasks
 * @throws DomainError `not-found`
 */
export async function removeTask(
  db: Firestore,
  uid: string,
  { id, language }: ClassroomRequest,
  name: string,
): Promise<Task[]> {
  const without = (before: ClassroomRecord) => ({
    tasks: before.tasks.filter((one) => taskName(one) !== name),
  });
  const { tasks } = await changeOwn(db, uid, id, without);
  return tasks.map(await describeTasks(db, tasks, language));
}

/**
 * The pupils of a classroom with their progress.
 * @param asksConsent whether the school requires parental consent
 * @throws DomainError `not-found`
 */
export async function readTable(
  db: Firestore,
  uid: string,
  { id, language }: ClassroomRequest,
  asksConsent: boolean,
): Promise<ClassroomTable> {
  const { name, code, pupils, tasks } = await readOwn(db, uid, id);
  const seen = await visibleProfiles(db, pupils, asksConsent);
  const [people, described, progress] = await Promise.all([
    readPeople(db, seen),
    describeTasks(db, tasks, language),
    readProgress(db, seen, tasks),
  ]);
  return {
    _id: id,
    name,
    code,
    tasks: tasks.map(described),
    pupils: seen.map((one) => ({
      _id: one,
      name: people.get(one)?.displayName ?? '',
      progress: tasks.map((task) => progress(one, task)),
    })),
    withheld: pupils.length - seen.length,
  };
}
