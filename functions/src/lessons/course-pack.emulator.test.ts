import { createHash } from 'node:crypto';
import type { CoursePack } from '@pathshala/contract/course-pack';
import { endpoints } from '@pathshala/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { connect } from '../../test/support/emulators.ts';
import { type Person, person } from '../../test/support/people.ts';
import { buildSchool, giveCourse, school } from '../../test/support/school.ts';

const emulated = connect();
let api: TestApi;
let rima: Person;
let outsider: Person;

beforeAll(async () => {
  await emulated.clear();
  await buildSchool(emulated);
  rima = await person(emulated, 'rima@school.test');
  outsider = await person(emulated, 'outsider@school.test');
  await giveCourse(emulated, rima.uid, school.priced);
  api = await serveApi(emulated);
});
afterAll(async () => {
  await api.close();
  await emulated.close();
});

const ask = (courseId: string, token?: string) => api.call(endpoints.coursePack, { courseId, token });
const idsFor = async (token?: string) =>
  ((await ask(school.priced, token)).json as CoursePack).lessons.map(({ id }) => id);

test('says of each lesson exactly what its answer is', async () => {
  const answer = await ask(school.priced, rima.token);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { lessons } = answer.json as CoursePack;
  expect(lessons.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
  for (const { id: lessonId, hash, bytes } of lessons) {
    const lesson = await api.call(endpoints.lesson, { courseId: school.priced, lessonId, token: rima.token });
    const text = JSON.stringify(lesson.json);
    expect(createHash('sha256').update(text).digest('base64url')).toBe(hash);
    expect(bytes).toBeGreaterThan(50);
  }
});

test('names the first lesson alone to visitors and to who has not joined', async () => {
  expect(await idsFor()).toEqual(['first']);
  expect(await idsFor(outsider.token)).toEqual(['first']);
});

test.each([
  ['an unknown course', 'no-such-course', 404, 'not-found'],
  ['a course that is not open', school.closed, 409, 'course-not-open'],
])('%s has none', async (_what, courseId, status, code) => {
  const answer = await ask(courseId, rima.token);
  expect([answer.status, codeOf(answer)]).toEqual([status, code]);
});

test('a bad token is refused even where none is needed', async () => {
  expect(codeOf(await ask(school.priced, 'no.such.token'))).toBe('invalid-token');
});
