import { randomInt } from 'node:crypto';
import {
  type ClassroomChoice,
  type ClassroomPreview,
  type ClassroomTable,
  classroomLimits,
  codeLength,
  codeSigns,
  type JoinedClassroom,
  type Task,
  type TaskRow,
  type TaughtClassroom,
  taskName,
} from '@pathshala/contract/classrooms/classroom';
import type { Language } from '@pathshala/contract/text/languages';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { createKeyedQueue } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId, type Listed, type Page, readPage } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import type { ClassroomRecord } from '../firestore/learning-records.ts';
import { commitOf, compareAndSet } from '../firestore/writes.ts';
import { readPeople, readTeachers, visibleProfiles } from '../people/people.ts';
import type { CountLimit } from '../rate-limit/rate-limit.ts';
import { describeTasks, readProgress, requireTask, withTask } from './tasks.ts';

type ClassroomSnapshot = QueryDocumentSnapshot<ClassroomRecord>;

/** Serialises joins within an instance: a whole class joins at the same moment. */
const oneClass = createKeyedQueue();
/** Serialises a person's own calls. */
const oneByOne = createKeyedQueue();

async function classroomsOf(db: Firestore, uid: string): Promise<ClassroomSnapshot[]> {
  const own: Query<ClassroomRecord> = collections
    .classrooms(db)
    .where('pupils', 'array-contains', uid)
    .limit(classroomLimits.ofPupil);
  const { docs } = await own.get();
  return docs.sort((a, b) => a.data().madeAt.toMillis() - b.data().madeAt.toMillis());
}

async function openByCode(db: Firestore, code: string) {
  const found = await findByCode(db, code);
  const { name, teacher } = found.data();
  const { name: teacherName, teaches } = (await readTeachers(db, [teacher]))(teacher);
  if (!teaches) throw new DomainError('no-such-classroom');
  return { found, face: { _id: found.id, name, teacher: teacherName } };
}

export async function lookAtClassroom(db: Firestore, uid: string, code: string): Promise<ClassroomPreview> {
  const { found, face } = await openByCode(db, code);
  return { ...face, joined: found.data().pupils.includes(uid) };
}

export async function joinClassroom(db: Firestore, uid: string, code: string): Promise<ClassroomPreview> {
  const { found, face } = await openByCode(db, code);
  if (found.data().teacher === uid) throw new DomainError('conflict', 'This is your own class.');
  await oneByOne(uid, async () => {
    const before = await classroomsOf(db, uid);
    if (before.some(({ id }) => id === found.id)) return;
    if (before.length >= classroomLimits.ofPupil) throw tooManyClasses();
    await oneClass(found.id, () =>
      compareAndSet(collections.classrooms(db).doc(found.id), (now) => withPupil(now, uid, code), {
        db,
        uid,
      }),
    );
  });
  return { ...face, joined: true };
}

const tooManyClasses = () =>
  new DomainError('limit-reached', 'You are in the maximum number of classes. Leave one to join another.');

function withPupil(
  record: ClassroomRecord | undefined,
  uid: string,
  code: string,
): ClassroomRecord | undefined {
  // It was deleted, closed or got another code meanwhile.
  if (record?.code !== code) throw new DomainError('no-such-classroom');
  if (record.pupils.includes(uid)) return undefined;
  if (record.pupils.length >= classroomLimits.pupils) throw new DomainError('classroom-full');
  return { ...record, pupils: [...record.pupils, uid], changedAt: Timestamp.now() };
}

export async function leaveClassroom(db: Firestore, uid: string, id: string): Promise<void> {
  if (!isDocumentId(id)) return;
  await compareAndSet(collections.classrooms(db).doc(id), (record) =>
    record?.pupils.includes(uid)
      ? { ...record, pupils: record.pupils.filter((one) => one !== uid), changedAt: Timestamp.now() }
      : undefined,
  );
}

export async function listJoined(db: Firestore, uid: string, language: Language): Promise<JoinedClassroom[]> {
  const found = await classroomsOf(db, uid);
  const records = found.map((one) => one.data());
  const rows = records.flatMap(({ tasks }) => tasks);
  const teachers = records.map(({ teacher }) => teacher);
  const [teacherOf, tasks, progress] = await Promise.all([
    readTeachers(db, teachers),
    describeTasks(db, rows, language),
    readProgress(db, [uid], rows),
  ]);
  return found.map(({ id }, at) => {
    const { name = '', teacher = '', tasks: own = [] } = records[at] ?? {};
    const { name: teacherName, teaches } = teacherOf(teacher);
    return {
      _id: id,
      name,
      teacher: teacherName,
      ...(!teaches && { closed: true as const }),
      tasks: own.map((row) => ({ ...tasks(row), progress: progress(uid, row) })),
    };
  });
}

/** For admins. */
export async function listAllClassrooms(db: Firestore, page: Page): Promise<Listed<ClassroomChoice>> {
  const all = collections.classrooms(db);
  const { docs, more } = await readPage(all, all.orderBy('madeAt', 'desc'), 'madeAt', page);
  const teachers = docs.map((one) => one.data().teacher);
  const teacherOf = await readTeachers(db, teachers);
  const entries = docs.map((one) => {
    const { name, teacher, pupils } = one.data();
    return { _id: one.id, name, teacher: teacherOf(teacher).name, pupils: pupils.length };
  });
  return { entries, more };
}

/** Of its pupils, for admins. @throws DomainError `not-found` */
export async function readAddresses(db: Firestore, id: string): Promise<string[]> {
  const record = isDocumentId(id) ? (await collections.classrooms(db).doc(id).get()).data() : undefined;
  if (!record) throw new DomainError('not-found');
  const people = await readPeople(db, record.pupils);
  return [...people.values()].map(({ email }) => email).filter(Boolean);
}

export function newCode(): string {
  const signs = Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]);
  return signs.join('');
}

export async function findByCode(db: Firestore, code: string) {
  const { docs } = await collections.classrooms(db).where('code', '==', code).limit(1).get();
  const [found] = docs;
  if (!found) throw new DomainError('no-such-classroom');
  return found;
}

/** Codes that one person may try, allowing for typos. */
export const codeLimit: CountLimit = {
  ...{ name: 'join-code', max: 20, windowMs: 10 * 60_000 },
  refusal: 'Too many codes. Wait ten minutes and try again.',
};

export async function listTaught(db: Firestore, uid: string): Promise<TaughtClassroom[]> {
  const own: Query<ClassroomRecord> = collections.classrooms(db).where('teacher', '==', uid);
  const { docs } = await own.limit(classroomLimits.ofTeacher).get();
  return docs
    .sort((a, b) => b.data().madeAt.toMillis() - a.data().madeAt.toMillis())
    .map((one) => summaryOf(one.id, one.data()));
}

export function makeClassroom(db: Firestore, uid: string, name: string): Promise<TaughtClassroom> {
  return oneByOne(uid, async () => {
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

export async function endClassroom(db: Firestore, uid: string, id: string): Promise<void> {
  await readOwn(db, uid, id);
  await collections.classrooms(db).doc(id).delete();
}

export async function renewCode(db: Firestore, uid: string, id: string): Promise<TaughtClassroom> {
  return summaryOf(id, await changeOwn(db, uid, id, () => ({ code: newCode() })));
}

export async function closeClassroom(db: Firestore, uid: string, id: string): Promise<TaughtClassroom> {
  return summaryOf(id, await changeOwn(db, uid, id, () => ({ code: null })));
}

export async function removePupil(db: Firestore, uid: string, id: string, pupilId: string) {
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

export async function setTask(db: Firestore, uid: string, { id, language }: ClassroomRequest, task: TaskRow) {
  await readOwn(db, uid, id);
  await requireTask(db, task);
  const row = { kind: task.kind, id: task.id, due: task.due };
  const { tasks } = await changeOwn(db, uid, id, (before) => ({ tasks: withTask(before.tasks, row) }));
  return tasks.map(await describeTasks(db, tasks, language));
}

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
