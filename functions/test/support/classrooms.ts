import type { TaskRow } from '@pathshala/contract/classrooms/classroom';
import { Timestamp } from 'firebase-admin/firestore';
import { newCode } from '../../src/classrooms/classrooms.ts';
import { collections } from '../../src/firestore/collections.ts';
import type { ClassroomRecord } from '../../src/firestore/learning-records.ts';
import type { Emulated } from './emulators.ts';
import type { Person } from './people.ts';
import { school } from './school.ts';

/** A task: a lesson that every test school has. */
export const firstLesson: TaskRow = { kind: 'lesson', id: `${school.free}~first`, due: '2030-01-31' };

export async function keepClassroom(
  { db }: Pick<Emulated, 'db'>,
  teacher: Pick<Person, 'uid'>,
  more: Partial<Omit<ClassroomRecord, 'teacher'>> = {},
): Promise<{ readonly id: string; readonly code: string }> {
  const madeAt = Timestamp.now();
  const code = newCode();
  const record: ClassroomRecord = {
    teacher: teacher.uid,
    name: 'Class 7, Green',
    code,
    pupils: [],
    tasks: [firstLesson],
    madeAt,
    changedAt: madeAt,
    ...more,
  };
  const { id } = await collections.classrooms(db).add(record);
  return { id, code };
}

export async function classroomOf(
  { db }: Pick<Emulated, 'db'>,
  id: string,
): Promise<ClassroomRecord | undefined> {
  return (await collections.classrooms(db).doc(id).get()).data();
}
