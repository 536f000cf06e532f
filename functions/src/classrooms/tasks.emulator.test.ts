import { endpoints } from '@pathshala/contract/calls/endpoints';
import {
  type ClassroomTable,
  type JoinedClassroom,
  type TaskRow,
  taskName,
} from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { classroomOf, keepClassroom } from '../../test/support/classrooms.ts';
import { type Person, person } from '../../test/support/people.ts';
import { giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { enrolmentOf } from '../people/enrolments.ts';
import { readEnrolmentProgress } from './tasks.ts';

const {
  admin: head,
  api,
  emulated,
  rima,
  teacher,
} = servedSchool({ who: ['teacher', 'rima', 'admin'], courses: true });

const setTask = (classroomId: string, body: object) =>
  api.call(classroomEndpoints.setTask, { classroomId, token: teacher.token, body });
const tableOf = async (classroomId: string) =>
  (await api.call(classroomEndpoints.taughtClassroom, { classroomId, token: teacher.token }))
    .json as ClassroomTable;
const joined = async () =>
  (await api.call(classroomEndpoints.joinedClassrooms, { token: rima.token })).json as JoinedClassroom[];
const leave = (classroomId: string) =>
  api.call(classroomEndpoints.leaveClassroom, { classroomId, token: rima.token });

const adding: TaskRow = { kind: 'practice', id: 'm5-add-fractions', due: '2030-01-31' };
const entry = (id: string, template: string, outcome: PracticeEntry['outcome']): PracticeEntry => ({
  ...{ id, at: Date.now(), template, seed: 1, level: 1, outcome },
});
const practise = ({ token }: Person, entries: readonly PracticeEntry[]) =>
  api.call(endpoints.addPractice, { token, body: { entries } });
const rights = (count: number, template = adding.id) =>
  Array.from({ length: count }, (_, at) => entry(`${template}-${at}`, template, 'right'));

test('a skill is set, and the table says how many were right; of what is not set, and of somebody who has left, nothing', async () => {
  const tania = await person(emulated, 'tania@school.test');
  const { id } = await keepClassroom(emulated, teacher, { tasks: [], pupils: [rima.uid, tania.uid] });
  const set = await setTask(id, adding);
  expect(set.json).toEqual([{ ...adding, title: '', about: '' }]);
  await practise(rima, [...rights(10), entry('w', adding.id, 'wrong'), ...rights(3, 'm1-secret')]);
  await practise(tania, [entry('h', adding.id, 'helped')]);
  const table = await tableOf(id);
  const done = { state: 'done', at: expect.any(String), result: { score: 10, of: 11 } };
  expect(table.pupils.map(({ progress }) => progress)).toEqual([
    [done],
    [{ state: 'open', result: { score: 0, of: 1 } }],
  ]);
  expect(JSON.stringify(table)).not.toContain('m1-secret');
  expect((await joined())[0]?.tasks).toEqual([{ ...adding, title: '', about: '', progress: done }]);
  await leave(id);
  expect((await tableOf(id)).pupils.map(({ _id }) => _id)).toEqual([tania.uid]);
  const given = { classroomId: id, token: teacher.token };
  await api.call(classroomEndpoints.removeTask, { ...given, task: taskName(adding) });
  expect((await tableOf(id)).pupils.map(({ progress }) => progress)).toEqual([[]]);
});

test('only a skill that exists can be set', async () => {
  const { id } = await keepClassroom(emulated, teacher, { tasks: [] });
  for (const [skill, code] of [
    ['constructor', 'not-found'],
    ['m5-nothing', 'not-found'],
    ['../x', 'invalid-fields'],
  ] as const) {
    expect(codeOf(await setTask(id, { ...adding, id: skill })), skill).toBe(code);
  }
});

const modelTest: TaskRow = { kind: 'model-test', id: school.free, due: '2030-01-31' };

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
  const { json } = await setTask(id, modelTest);
  expect(json).toMatchObject([{ ...modelTest, about: '', price: 0 }]);
  await begin(rima, { score: 9, of: 12 });
  await begin(sohel);
  await begin(farid, { score: 3, of: 12 });
  const enrolments = await readEnrolmentProgress(emulated.db, uids, [school.free]);
  expect(enrolments(rima.uid, school.free)?.modelTest).toEqual({ best: { score: 9, of: 12 } });
  expect(enrolments(sohel.uid, school.free)?.modelTest?.best).toBeUndefined();
  const table = await tableOf(id);
  const done = { state: 'done', result: { score: 9, of: 12 } };
  expect(table.tasks[0]?.title).toBeTruthy();
  const found = new Map(table.pupils.map(({ _id, progress }) => [_id, progress]));
  expect(uids.map((uid) => found.get(uid))).toEqual([
    [done],
    [{ state: 'open' }],
    [{ state: 'not-enrolled' }],
    [{ state: 'not-passed', result: { score: 3, of: 12 } }],
  ]);
  expect((await joined())[0]?.tasks).toMatchObject([{ ...modelTest, progress: done }]);
});

test('a class is closed while its teacher has no role, and open again with it', async () => {
  const { token } = rima;
  const { id: classroomId, code } = await keepClassroom(emulated, teacher, { pupils: [rima.uid] });
  const look = () => api.call(classroomEndpoints.lookAtClassroom, { token, body: { code } });
  const own = async () => (await api.call(classroomEndpoints.joinedClassrooms, { token })).json;
  const change = (call: 'makeTeacher' | 'removeTeacher') =>
    api.call(endpoints[call], { email: teacher.email, token: head.token });
  expect((await own()) as object[]).not.toHaveProperty('0.closed');

  expect((await change('removeTeacher')).json).toEqual({ modifiedCount: 1 });
  expect(codeOf(await look())).toBe('no-such-classroom');
  const joining = { token: head.token, body: { code } };
  expect(codeOf(await api.call(classroomEndpoints.joinClassroom, joining))).toBe('no-such-classroom');
  expect(await own()).toMatchObject([{ _id: classroomId, closed: true }]);

  await change('makeTeacher');
  expect((await look()).json).toMatchObject({ _id: classroomId, joined: true });
  expect((await own()) as object[]).not.toHaveProperty('0.closed');
  await change('removeTeacher');
  await api.call(classroomEndpoints.leaveClassroom, { classroomId, token });
  expect((await classroomOf(emulated, classroomId))?.pupils).toEqual([]);
});
