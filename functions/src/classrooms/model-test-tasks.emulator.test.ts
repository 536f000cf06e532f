import type { ClassroomTable, JoinedClassroom, TaskRow } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { keepClassroom } from '../../test/support/classrooms.ts';
import { type Person, person } from '../../test/support/people.ts';
import { giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { enrolmentOf } from '../people/enrolments.ts';
import { readEnrolmentProgress } from './tasks.ts';

const { api, emulated, teacher, rima } = servedSchool({ who: ['teacher', 'rima'], courses: true });

const task: TaskRow = { kind: 'model-test', id: school.free, due: '2030-01-31' };
const setTask = (classroomId: string, id: string) =>
  api.call(classroomEndpoints.setTask, { classroomId, token: teacher.token, body: { ...task, id } });

async function begin({ uid }: Person, best?: { score: number; of: number }): Promise<void> {
  await giveCourse(emulated, uid, school.free);
  const paper = { id: 'p', startedAt: Timestamp.now(), questions: ['q'], isOpen: !best };
  await enrolmentOf(emulated.db, uid, school.free).update({ modelTest: { ...paper, ...(best && { best }) } });
}

test('a model test is set, and the table says who has submitted one, with the best marks', async () => {
  const sohel = await person(emulated, 'sohel@school.test');
  const tania = await person(emulated, 'tania@school.test');
  const farid = await person(emulated, 'farid@school.test');
  const uids = [rima, sohel, tania, farid].map(({ uid }) => uid);
  const { id } = await keepClassroom(emulated, teacher, { tasks: [], pupils: uids });
  const { json } = await setTask(id, school.free);
  expect(json).toMatchObject([{ ...task, about: '', price: 0 }]);
  await begin(rima, { score: 9, of: 12 });
  await begin(sohel);
  await begin(farid, { score: 3, of: 12 });
  const enrolments = await readEnrolmentProgress(emulated.db, uids, [school.free]);
  expect(enrolments(rima.uid, school.free)?.modelTest).toEqual({ best: { score: 9, of: 12 } });
  expect(enrolments(sohel.uid, school.free)?.modelTest?.best).toBeUndefined();
  const given = { classroomId: id, token: teacher.token };
  const table = (await api.call(classroomEndpoints.taughtClassroom, given)).json as ClassroomTable;
  const done = { state: 'done', result: { score: 9, of: 12 } };
  expect(table.tasks[0]?.title).toBeTruthy();
  const found = new Map(table.pupils.map(({ _id, progress }) => [_id, progress]));
  expect(uids.map((uid) => found.get(uid))).toEqual([
    [done],
    [{ state: 'open' }],
    [{ state: 'not-enrolled' }],
    [{ state: 'not-passed', result: { score: 3, of: 12 } }],
  ]);
  const own = (await api.call(classroomEndpoints.joinedClassrooms, { token: rima.token }))
    .json as JoinedClassroom[];
  expect(own[0]?.tasks).toMatchObject([{ ...task, progress: done }]);
});
