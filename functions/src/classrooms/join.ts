import { randomInt } from 'node:crypto';
import {
  type ClassroomPreview,
  classroomLimits,
  codeLength,
  codeSigns,
  type JoinedClassroom,
} from '@pathshala/contract/classrooms/classroom';
import type { Language } from '@pathshala/contract/text/languages';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { createKeyedQueue, dependencyDeadline } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import type { ClassroomRecord } from '../firestore/learning-records.ts';
import { compareAndSet } from '../firestore/writes.ts';
import { readTeachers } from '../people/people.ts';
import type { CountLimit } from '../rate-limit/firestore-counters.ts';
import { describeTasks, readProgress } from './tasks.ts';

type ClassroomSnapshot = QueryDocumentSnapshot<ClassroomRecord>;

/** A whole class joins at the same moment: serialised within an instance. */
const enqueue = createKeyedQueue();
/** Serialises a pupil's own calls; one of them may wait for the whole class. */
const oneByOne = createKeyedQueue(2 * dependencyDeadline);

async function classroomsOf(db: Firestore, uid: string): Promise<ClassroomSnapshot[]> {
  const own: Query<ClassroomRecord> = collections
    .classrooms(db)
    .where('pupils', 'array-contains', uid)
    .limit(classroomLimits.ofPupil);
  const { docs } = await own.get();
  return docs.sort((a, b) => a.data().madeAt.toMillis() - b.data().madeAt.toMillis());
}

/** @throws DomainError `no-such-classroom`, also if its teacher has lost the role */
async function openByCode(db: Firestore, code: string) {
  const found = await findByCode(db, code);
  const { name, teacher } = found.data();
  const { name: teacherName, teaches } = (await readTeachers(db, [teacher]))(teacher);
  if (!teaches) throw new DomainError('no-such-classroom');
  return { found, face: { _id: found.id, name, teacher: teacherName } };
}

/** @throws DomainError `no-such-classroom` */
export async function lookAtClassroom(db: Firestore, uid: string, code: string): Promise<ClassroomPreview> {
  const { found, face } = await openByCode(db, code);
  return { ...face, joined: found.data().pupils.includes(uid) };
}

/** Idempotent. @throws DomainError `no-such-classroom`, `classroom-full`, `limit-reached`, `conflict` */
export async function joinClassroom(db: Firestore, uid: string, code: string): Promise<ClassroomPreview> {
  const { found, face } = await openByCode(db, code);
  if (found.data().teacher === uid) throw new DomainError('conflict', 'This is your own class.');
  await oneByOne(uid, async () => {
    const before = await classroomsOf(db, uid);
    if (before.some(({ id }) => id === found.id)) return;
    if (before.length >= classroomLimits.ofPupil) throw tooManyClasses();
    await enqueue(found.id, () =>
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

/** Idempotent. The teacher then sees nothing of the pupil. */
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
  const [teacherOf, tasks, progress] = await Promise.all([
    readTeachers(
      db,
      records.map(({ teacher }) => teacher),
    ),
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

/** Generates a code: one of 78 thousand million. */
export function newCode(): string {
  const signs = Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]);
  return signs.join('');
}

/** @param code normalised @throws DomainError `no-such-classroom` */
export async function findByCode(
  db: Firestore,
  code: string,
): Promise<QueryDocumentSnapshot<ClassroomRecord>> {
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
