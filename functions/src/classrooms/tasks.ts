import {
  classroomLimits,
  type Task,
  type TaskKind,
  type TaskProgress,
  type TaskRow,
  taskKinds,
  taskName,
} from '@pathshala/contract/classrooms/classroom';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { taskKindRows } from './task-kinds.ts';

/** Ids of a kind, without duplicates. */
function idsOf(rows: readonly TaskRow[], kind: TaskKind): string[] {
  return [...new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))];
}

/** Reads something for each kind in the rows. */
async function ofEachKind<T>(
  rows: readonly TaskRow[],
  read: (kind: TaskKind, ids: readonly string[]) => Promise<T>,
): Promise<ReadonlyMap<TaskKind, T>> {
  const kinds = taskKinds.filter((kind) => rows.some((row) => row.kind === kind));
  return new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await read(kind, idsOf(rows, kind))] as const)),
  );
}

/** @returns a function that describes a row */
export async function describeTasks(
  db: Firestore,
  rows: readonly TaskRow[],
  language: Language,
): Promise<(row: TaskRow) => Task> {
  const all = await ofEachKind(rows, (kind, ids) => taskKindRows[kind].describe(db, ids, language));
  return (row) => {
    const details = all.get(row.kind)?.get(row.id);
    return { ...row, ...(details ?? { title: null, about: '' }) };
  };
}

/** @returns a lookup of progress by person and task */
export async function readProgress(
  db: Firestore,
  uids: readonly string[],
  rows: readonly TaskRow[],
): Promise<(uid: string, row: TaskRow) => TaskProgress> {
  const all = await ofEachKind(rows, (kind, ids) => taskKindRows[kind].progress(db, uids, ids));
  return (uid, row) => all.get(row.kind)?.(uid, row.id) ?? { state: 'open' };
}

/**
 * Adds or reschedules a task, sorted by due day.
 * @throws DomainError `limit-reached`
 */
export function withTask(tasks: readonly TaskRow[], task: TaskRow): TaskRow[] {
  const others = tasks.filter((one) => taskName(one) !== taskName(task));
  const readOf = ({ kind, id }: TaskRow) => `${kind} ${taskKindRows[kind].readOf(id)}`;
  const after = [...others, task];
  if (others.length >= classroomLimits.tasks) throw new DomainError('limit-reached');
  if (new Set(after.map(readOf)).size > classroomLimits.courses) {
    throw new DomainError(
      'limit-reached',
      'The assignments of a class can come from ten courses. Remove those of one course.',
    );
  }
  return after.sort((a, b) => a.due.localeCompare(b.due) || taskName(a).localeCompare(taskName(b)));
}
