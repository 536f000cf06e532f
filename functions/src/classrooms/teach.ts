import {
  type ClassroomTable,
  classroomLimits,
  type Task,
  type TaskRow,
  type TaughtClassroom,
  taskName,
} from '@pathshala/contract/classrooms/classroom';
import type { Language } from '@pathshala/contract/text/languages';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { createKeyedQueue } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import type { ClassroomRecord } from '../firestore/learning-records.ts';
import { commitOf, compareAndSet } from '../firestore/writes.ts';
import { readPeople, visibleProfiles } from '../people/people.ts';
import { newCode } from './join.ts';
import { describeTasks, readProgress, taskKindRows, withTask } from './tasks.ts';

/** Serialises a teacher's calls within an instance. */
const enqueue = createKeyedQueue();

export async function listTaught(db: Firestore, uid: string): Promise<TaughtClassroom[]> {
  const own: Query<ClassroomRecord> = collections.classrooms(db).where('teacher', '==', uid);
  const { docs } = await own.limit(classroomLimits.ofTeacher).get();
  return docs
    .sort((a, b) => b.data().madeAt.toMillis() - a.data().madeAt.toMillis())
    .map((one) => summaryOf(one.id, one.data()));
}

/** @throws DomainError `limit-reached` */
export function makeClassroom(db: Firestore, uid: string, name: string): Promise<TaughtClassroom> {
  return enqueue(uid, async () => {
    if ((await listTaught(db, uid)).length >= classroomLimits.ofTeacher) throw limitReached();
    const madeAt = Timestamp.now();
    const record = { teacher: uid, name, code: newCode(), pupils: [], tasks: [], madeAt, changedAt: madeAt };
    const made = collections.classrooms(db).doc();
    await commitOf(db, uid, db.batch().create(made, record));
    return summaryOf(made.id, record);
  });
}

const limitReached = () =>
  new DomainError('limit-reached', 'You have the maximum number of classes. End one to create another.');

/** @throws DomainError `not-found` */
export async function endClassroom(db: Firestore, uid: string, id: string): Promise<void> {
  await readOwn(db, uid, id);
  await collections.classrooms(db).doc(id).delete();
}

/** @throws DomainError `not-found` */
export async function renewCode(db: Firestore, uid: string, id: string): Promise<TaughtClassroom> {
  return summaryOf(id, await changeOwn(db, uid, id, () => ({ code: newCode() })));
}

/** Pupils stay. @throws DomainError `not-found` */
export async function closeClassroom(db: Firestore, uid: string, id: string): Promise<TaughtClassroom> {
  return summaryOf(id, await changeOwn(db, uid, id, () => ({ code: null })));
}

/** Idempotent. @throws DomainError `not-found` */
export async function removePupil(
  db: Firestore,
  uid: string,
  id: string,
  pupilId: string,
): Promise<TaughtClassroom> {
  const without = ({ pupils }: ClassroomRecord) => ({ pupils: pupils.filter((one) => one !== pupilId) });
  return summaryOf(id, await changeOwn(db, uid, id, without));
}

export function summaryOf(id: string, { name, code, pupils, tasks }: ClassroomRecord): TaughtClassroom {
  return { _id: id, name, code, pupils: pupils.length, tasks: tasks.length };
}

/** Another teacher's classroom is reported as not found. */
function requireOwn(record: ClassroomRecord | undefined, uid: string): ClassroomRecord {
  if (record?.teacher !== uid) throw new DomainError('not-found', 'This is not one of your classes.');
  return record;
}

/** @throws DomainError `not-found` */
export async function readOwn(db: Firestore, uid: string, id: string): Promise<ClassroomRecord> {
  const record = isDocumentId(id) ? (await collections.classrooms(db).doc(id).get()).data() : undefined;
  return requireOwn(record, uid);
}

/** @param change may run again @throws DomainError `not-found`, and what `change` throws */
export async function changeOwn(
  db: Firestore,
  uid: string,
  id: string,
  change: (before: ClassroomRecord) => Partial<ClassroomRecord>,
): Promise<ClassroomRecord> {
  let after = await readOwn(db, uid, id);
  await compareAndSet(collections.classrooms(db).doc(id), (record) => {
    const before = requireOwn(record, uid);
    after = { ...before, ...change(before), changedAt: Timestamp.now() };
    return after;
  });
  return after;
}

export interface ClassroomRequest {
  readonly id: string;
  readonly language: Language;
}

/** @throws DomainError `not-found`, `limit-reached`, and the kind's own errors */
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

/** Idempotent. @param name from `taskName` @throws DomainError `not-found` */
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

/** @throws DomainError `not-found` */
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
