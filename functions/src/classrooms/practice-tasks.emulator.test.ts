import { endpoints } from '@pathshala/contract/calls/endpoints';
import {
  type ClassroomTable,
  type JoinedClassroom,
  type TaskRow,
  taskName,
} from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { keepClassroom } from '../../test/support/classrooms.ts';
import { type Person, person } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';

const { api, emulated, teacher, rima } = servedSchool({ who: ['teacher', 'rima'] });

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
