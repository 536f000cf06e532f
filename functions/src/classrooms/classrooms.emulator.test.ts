import { endpoints } from '@pathshala/contract/calls/endpoints';
import {
  type ClassroomPreview,
  type ClassroomTable,
  classroomLimits,
  codeInHalves,
  codePattern,
  type JoinedClassroom,
  type TaughtClassroom,
} from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf, refusal, serveApi } from '../../test/support/api.ts';
import { classroomOf, firstLesson, keepClassroom } from '../../test/support/classrooms.ts';
import { askingParents } from '../../test/support/consent-school.ts';
import { person } from '../../test/support/people.ts';
import { asIfLookedAt, giveCourse, lessonId, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { api, db, emulated, rima, teacher } = servedSchool({ who: ['teacher', 'rima'], courses: true });

const join = (code: string, { token } = rima, at = api) =>
  at.call(classroomEndpoints.joinClassroom, { token, body: { code } });
const look = (code: string, { token } = rima) =>
  api.call(classroomEndpoints.lookAtClassroom, { token, body: { code } });
const leave = (classroomId: string, { token } = rima) =>
  api.call(classroomEndpoints.leaveClassroom, { classroomId, token });
const joined = async ({ token } = rima, query: { lang?: string } = {}) =>
  (await api.call(classroomEndpoints.joinedClassrooms, { token, query })).json as JoinedClassroom[];
const tableOf = async (classroomId: string, at = api) =>
  (await at.call(classroomEndpoints.taughtClassroom, { classroomId, token: teacher.token }))
    .json as ClassroomTable;
const setTask = (classroomId: string, body: object) =>
  api.call(classroomEndpoints.setTask, { classroomId, token: teacher.token, body });

test('a class is made with a code, joined with it, and seen by both', async () => {
  const made = await api.call(classroomEndpoints.makeClassroom, {
    token: teacher.token,
    body: { name: '  Class 7, Green ' },
  });
  expect(made.status).toBe(201);
  const { _id, code } = made.json as TaughtClassroom;
  expect(made.json).toEqual({ _id, name: 'Class 7, Green', code, pupils: 0, tasks: 0 });
  expect(code).toMatch(codePattern);

  const face = { _id, name: 'Class 7, Green', teacher: 'Name of teacher@school.test' };
  expect((await look(codeInHalves(code ?? '').toLowerCase())).json).toEqual({ ...face, joined: false });
  expect((await classroomOf(emulated, _id))?.pupils).toEqual([]);
  expect((await join(code ?? '')).json).toEqual({ ...face, joined: true });
  expect((await join(code ?? '')).status).toBe(200);
  expect(await joined()).toEqual([{ ...face, tasks: [] }]);
  const pupils = [{ _id: rima.uid, name: 'Name of rima@school.test', progress: [] }];
  expect(await tableOf(_id)).toEqual({ _id, name: face.name, code, tasks: [], pupils, withheld: 0 });
});

test('a class is left, and its teacher sees nothing of the pupil from then on', async () => {
  const { id, code } = await keepClassroom(emulated, teacher);
  await join(code);
  expect((await leave(id)).json).toEqual({ left: true });
  expect((await tableOf(id)).pupils).toEqual([]);
  expect(JSON.stringify(await classroomOf(emulated, id))).not.toContain(rima.uid);
  expect(await joined()).toEqual([]);
  for (const nothing of [id, 'no-such-class', '__no__']) expect((await leave(nothing)).status).toBe(200);
});

test('a class loses a pupil whom its teacher takes out, and ends for everybody', async () => {
  const { id, code } = await keepClassroom(emulated, teacher);
  await join(code);
  const given = { classroomId: id, token: teacher.token };
  const after = await api.call(classroomEndpoints.removePupil, { ...given, pupilId: rima.uid });
  expect(after.json).toMatchObject({ _id: id, pupils: 0 });
  expect(await joined()).toEqual([]);
  await join(code);
  expect((await api.call(classroomEndpoints.endClassroom, given)).json).toEqual({ ended: true });
  expect([await joined(), await classroomOf(emulated, id)]).toEqual([[], undefined]);
  expect(codeOf(await api.call(classroomEndpoints.endClassroom, given))).toBe('not-found');
});

test('a code is replaced and removed: the old one is invalid, pupils stay', async () => {
  const { id, code } = await keepClassroom(emulated, teacher);
  await join(code);
  const given = { classroomId: id, token: teacher.token };
  const renewed = (await api.call(classroomEndpoints.renewCode, given)).json as TaughtClassroom;
  expect(renewed.code).not.toBe(code);
  const tania = await person(emulated, 'tania@school.test');
  expect(refusal(await join(code, tania))).toEqual([404, 'no-such-classroom']);
  const closed = (await api.call(classroomEndpoints.closeClassroom, given)).json;
  expect(closed).toMatchObject({ code: null, pupils: 1 });
  for (const answer of [await look(renewed.code ?? '', tania), await join(renewed.code ?? '', tania)])
    expect(codeOf(answer)).toBe('no-such-classroom');
  expect((await classroomOf(emulated, id))?.pupils).toEqual([rima.uid]);
});

test('a code is not guessed: twenty tries in ten minutes', async () => {
  const guess = async () => codeOf(await join('ACDEACDE'));
  const begun = await guess();
  await asIfLookedAt(emulated, 19);
  expect([begun, await guess(), await guess()]).toEqual([
    ...['no-such-classroom', 'no-such-classroom', 'too-many'],
  ]);
  const { code } = await keepClassroom(emulated, teacher);
  const tried = await join(code);
  expect(codeOf(tried)).toBe('too-many');
  expect(Number(tried.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await join(code, await person(emulated, 'tania@school.test'))).status).toBe(200);
});

const others = (count: number) => Array.from({ length: count }, (_, at) => `pupil-${at}`);

test('as many as there may be: a full class is reported as full, and admits nobody, even by concurrent calls', async () => {
  const { id, code } = await keepClassroom(emulated, teacher, {
    pupils: others(classroomLimits.pupils - 1),
  });
  const tania = await person(emulated, 'tania@school.test');
  const codes = (await Promise.all([join(code), join(code, tania)])).map(codeOf);
  expect(codes.sort()).toEqual(['', 'classroom-full']);
  expect((await classroomOf(emulated, id))?.pupils).toHaveLength(classroomLimits.pupils);
});

test('as many as there may be: of a teacher’s classes, and of a pupil’s', async () => {
  const { ofTeacher, ofPupil } = classroomLimits;
  const keep = (_one: unknown, at: number) =>
    keepClassroom(emulated, teacher, { pupils: at < ofPupil ? [rima.uid] : [] });
  const kept = await Promise.all(Array.from({ length: ofTeacher }, keep));
  const made = { token: teacher.token, body: { name: 'One more' } };
  expect(codeOf(await api.call(classroomEndpoints.makeClassroom, made))).toBe('limit-reached');
  expect(codeOf(await join(kept.at(-1)?.code ?? ''))).toBe('limit-reached');
  expect((await join(kept[0]?.code ?? '')).status).toBe(200);
});

test('as many as there may be: of tasks, and of courses that they come from', async () => {
  const many = (count: number, name: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ({ ...firstLesson, id: name(at) }));
  for (const tasks of [
    many(classroomLimits.courses, (at) => `c${at}~first`),
    many(classroomLimits.tasks, (at) => `${school.free}~l${at}`),
  ]) {
    const { id } = await keepClassroom(emulated, teacher, { tasks });
    expect(codeOf(await setTask(id, firstLesson))).toBe('limit-reached');
  }
});

test('a task is set, rescheduled, shown to the pupil in their language, and removed', async () => {
  const { id } = await keepClassroom(emulated, teacher, { tasks: [], pupils: [rima.uid] });
  const second = { kind: 'lesson', id: `${school.free}~second`, due: '2030-01-15' };
  await setTask(id, firstLesson);
  await setTask(id, second);
  const moved = await setTask(id, { ...firstLesson, due: '2030-01-01' });
  expect(moved.json).toEqual([
    { ...firstLesson, due: '2030-01-01', title: 'The first', about: `Course ${school.free}`, price: 0 },
    { ...second, title: 'The second', about: `Course ${school.free}`, price: 0 },
  ]);
  await collections
    .courses(db)
    .doc(school.free)
    .update({ bn: { title: 'গোনা', outline: { first: 'প্রথম পাঠ' } } });
  const [classroom] = await joined(rima, { lang: 'bn' });
  expect(classroom?.tasks.map(({ title, about }) => [title, about])).toEqual([
    ['প্রথম পাঠ', 'গোনা'],
    ['The second', 'গোনা'],
  ]);
  const given = { classroomId: id, token: teacher.token };
  const left = await api.call(classroomEndpoints.removeTask, { ...given, task: `lesson.${second.id}` });
  expect((left.json as unknown[]).length).toBe(1);
  await collections.courses(db).doc(school.free).delete();
  expect((await joined())[0]?.tasks).toMatchObject([{ title: null, about: '' }]);
});

test('a task of no lesson, or for no day that comes, is refused', async () => {
  const { id } = await keepClassroom(emulated, teacher, { tasks: [] });
  for (const [task, due, status, code] of [
    ['no-such-course~first', '2030-01-31', 404, 'not-found'],
    [`${school.free}~no-such-lesson`, '2030-01-31', 404, 'not-found'],
    [school.free, '2030-01-31', 404, 'not-found'],
    [`${school.closed}~first`, '2030-01-31', 409, 'course-not-open'],
    [firstLesson.id, '2030-02-31', 422, 'invalid-fields'],
    [firstLesson.id, 'tomorrow', 422, 'invalid-fields'],
    [firstLesson.id, '2020-01-31', 422, 'invalid-fields'],
    ['../x', '2030-01-31', 422, 'invalid-fields'],
  ] as const) {
    const answer = await setTask(id, { kind: 'lesson', id: task, due });
    expect([task, due, answer.status, codeOf(answer)]).toEqual([task, due, status, code]);
  }
  expect((await classroomOf(emulated, id))?.tasks).toEqual([]);
});

test('a task says to both how far each pupil is: not in the course, open, done since when, the quiz', async () => {
  const paid = {
    kind: 'lesson',
    id: `${school.other}~${lessonId(school.other, 'first')}`,
    due: '2030-01-31',
  };
  const tania = await person(emulated, 'tania@school.test');
  const { id } = await keepClassroom(emulated, teacher, {
    tasks: [firstLesson, paid as typeof firstLesson],
    pupils: [rima.uid, tania.uid],
  });
  await giveCourse(emulated, rima.uid, school.free);
  await giveCourse(emulated, tania.uid, school.other);
  const lesson = { courseId: school.free, lessonId: 'first', token: rima.token };
  const stateOfRima = async () => (await tableOf(id)).pupils[0]?.progress[0];
  await api.call(endpoints.progress, { ...lesson, body: { done: true } });
  expect(await stateOfRima()).toEqual({ state: 'not-passed' });
  await api.call(endpoints.quiz, { ...lesson, body: { answers: [0, 0, 0] } });
  expect(await stateOfRima()).toEqual({ state: 'not-passed', result: { score: 1, of: 3 } });
  await api.call(endpoints.quiz, { ...lesson, body: { answers: [0, 1, 0] } });
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const ofRima = [{ state: 'done', at, result: { score: 2, of: 3 } }, { state: 'not-enrolled' }];
  const { pupils } = await tableOf(id);
  expect(pupils.map(({ progress }) => progress)).toEqual([
    ofRima,
    [{ state: 'not-enrolled' }, { state: 'open' }],
  ]);
  expect((await joined())[0]?.tasks.map(({ progress }) => progress)).toEqual(ofRima);
});

test('where a parent has to agree, a child joins only then, and is not seen by the teacher once it is taken back; they can always leave', async () => {
  const asking = await serveApi({ ...emulated, consent: askingParents(emulated) });
  const say = (state: 'given' | 'withdrawn') =>
    collections.consents(db).doc(rima.uid).set({ band: 'under-13', state, statedAt: Timestamp.now() });
  const { id, code } = await keepClassroom(emulated, teacher);
  for (const endpoint of [classroomEndpoints.lookAtClassroom, classroomEndpoints.joinClassroom]) {
    expect(codeOf(await asking.call(endpoint, { token: rima.token, body: { code } }))).toBe('consent-needed');
  }
  await say('given');
  expect(((await join(code, rima, asking)).json as ClassroomPreview).joined).toBe(true);
  expect((await tableOf(id, asking)).pupils).toHaveLength(1);
  await say('withdrawn');
  expect(await tableOf(id, asking)).toMatchObject({ pupils: [], withheld: 1 });
  const left = await asking.call(classroomEndpoints.leaveClassroom, { classroomId: id, token: rima.token });
  expect(left.status).toBe(200);
  expect(await tableOf(id, asking)).toMatchObject({ pupils: [], withheld: 0 });
  await asking.close();
});
