import { endpoints } from '@pathshala/contract/calls/endpoints';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { weekEndpoints } from '@pathshala/contract/practice/week-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { keepClassroom } from '../../test/support/classrooms.ts';
import { school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { api, emulated, rima, teacher, db } = servedSchool({ who: ['rima', 'teacher'], courses: true });
/** Every object has something under this name. */
const id = 'constructor';
const lesson = { courseId: school.free, lessonId: id };
const task = { kind: 'lesson', id: `${school.free}~${id}`, due: '2030-01-31' } as const;

beforeEach(async () => {
  const course = collections.courses(db).doc(school.free);
  const { outline = [] } = (await course.get()).data() ?? {};
  await course.update({ outline: [...outline, { id, title: 'Constructor', minutes: 10 }] });
  const first = (await collections.lessons(db, school.free).doc('first').get()).data();
  if (first)
    await collections
      .lessons(db, school.free)
      .doc(id)
      .set({ ...first, order: 4 });
  await api.call(endpoints.enrol, { courseId: school.free, token: rima.token });
});

test('a lesson that is called as something of every object is started, done and passed like others', async () => {
  const { token } = rima;
  const own = () => api.call(endpoints.enrolments, { token });
  expect((await own()).json).toMatchObject([{ lessonsDone: [], quizzes: [] }]);
  const done = await api.call(endpoints.progress, { ...lesson, token, body: { done: true } });
  expect(done.json).toMatchObject({ lessonsDone: [id] });
  const answers = [0, 1, 2];
  expect((await api.call(endpoints.quiz, { ...lesson, token, body: { answers } })).status).toBe(200);
  expect((await own()).json).toMatchObject([{ quizzes: [{ lessonId: id, score: 3, of: 3 }] }]);
  const again = await api.call(endpoints.progress, { ...lesson, token, body: { done: false } });
  expect(again.json).toMatchObject({ lessonsDone: [] });
});

test('it can be set in a class and is in the week of somebody who is not done with it', async () => {
  // Something has to be noted of the course, for there is nothing to look up before.
  const first = { courseId: school.free, lessonId: 'first', token: rima.token };
  await api.call(endpoints.progress, { ...first, body: { done: true } });
  await api.call(endpoints.quiz, { ...first, body: { answers: [0, 1, 2] } });
  const { id: classroomId } = await keepClassroom(emulated, teacher, { pupils: [rima.uid], tasks: [task] });
  const joined = await api.call(classroomEndpoints.joinedClassrooms, { token: rima.token });
  expect(joined.json).toMatchObject([{ tasks: [{ title: 'Constructor', progress: { state: 'open' } }] }]);
  const table = await api.call(classroomEndpoints.taughtClassroom, { classroomId, token: teacher.token });
  expect(table.json).toMatchObject({ pupils: [{ progress: [{ state: 'open' }] }] });
  const made = await api.call(weekEndpoints.makeWeekLink, { token: rima.token });
  const { token } = made.json as { readonly token: string };
  const week = await api.call(weekEndpoints.weekView, { body: { token } });
  expect(week.json).toMatchObject({ due: [{ title: 'Constructor' }] });
});
