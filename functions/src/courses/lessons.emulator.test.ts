import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment, Lesson } from '@pathshala/contract/courses/enrolment';
import { beforeAll, expect, test } from 'vitest';
import { codeOf, refusal } from '../../test/support/api.ts';
import { person } from '../../test/support/people.ts';
import { giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';

const {
  api,
  emulated,
  rima,
  other: outsider,
} = servedSchool({ who: ['rima', 'other'], courses: true, once: true });

beforeAll(() => giveCourse(emulated, rima.uid, school.priced));

const read = (courseId: string, lessonId: string, token?: string) =>
  api.call(endpoints.lesson, { courseId, lessonId, token });

test('the first lesson is free to anyone, without the answers', async () => {
  const { status, json, headers } = await read(school.priced, 'first');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    ...{ _id: 'first', courseId: school.priced, title: 'Lesson 1', next: 'second' },
    body: '<p>The text of lesson 1</p>',
  });
  const { quiz } = json as Lesson;
  expect(quiz).toEqual(Array(3).fill({ question: 'What is 1 + 1?', options: ['1', '2', '3'] }));
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('the others are closed to visitors and to people who have not joined', async () => {
  expect(refusal(await read(school.priced, 'second'))).toEqual([401, 'unauthenticated']);
  const other = await read(school.priced, 'second', outsider.token);
  expect(refusal(other)).toEqual([403, 'not-enrolled']);
  expect(JSON.stringify(other.json)).not.toContain('The text');
});

test('a teacher reads them all, for as long as they are one', async () => {
  const teacher = await person(emulated, 'teacher@school.test', 'teacher');
  expect((await read(school.priced, 'second', teacher.token)).json).toMatchObject({ title: 'Lesson 2' });
  const soon = await read(school.closed, 'second', teacher.token);
  expect(codeOf(soon)).toBe('course-not-open');
  await emulated.auth.setCustomUserClaims(teacher.uid, {});
  expect(codeOf(await read(school.priced, 'second', teacher.token))).toBe('not-enrolled');
});

test('what is not there is not found: course, lesson, a lesson of another course, a path', async () => {
  for (const [course, lesson] of [
    ['no-such-course', 'first'],
    [school.priced, 'no-such-lesson'],
    [school.priced, 'letters-first'],
    [school.priced, '../..'],
  ] as const) {
    const answer = await read(course, lesson, rima.token);
    expect([lesson, answer.status, codeOf(answer)]).toEqual([lesson, 404, 'not-found']);
  }
});

const send = (answers: unknown, token?: string, lessonId = 'first', courseId: string = school.priced) =>
  api.call(endpoints.quiz, { courseId, lessonId, token, body: { answers } });

test('quiz is marked on the server, with the reasons', async () => {
  const { status, json } = await send([0, 2, 2]);
  expect(status).toBe(200);
  expect(json).toEqual({
    score: 2,
    of: 3,
    correct: [true, false, true],
    explanations: ['Secret: count on.', 'Secret: count on.', 'Secret: count on.'],
  });
});

test.each([
  ['a missing answer', [0, 1]],
  ['a surplus answer', [0, 1, 2, 0]],
  ['an option that is not there', [0, 1, 3]],
  ['no list', 'all'],
])('quiz: %s is refused and tells no answer', async (_what, answers) => {
  const answer = await send(answers);
  expect(refusal(answer)).toEqual([422, 'invalid-fields']);
  expect(JSON.stringify(answer.json)).toContain('answers');
  expect(JSON.stringify(answer.json)).not.toContain('Secret');
});

test('quiz is as closed as its lesson', async () => {
  expect(codeOf(await send([0, 1, 2], undefined, 'second'))).toBe('unauthenticated');
  expect(codeOf(await send([0, 1, 2], outsider.token, 'second'))).toBe('not-enrolled');
  expect((await send([0, 1, 2], rima.token, 'second')).status).toBe(200);
});

const quizzesOf = async (token: string) =>
  ((await api.call(endpoints.enrolments, { token })).json as Enrolment[]).flatMap((one) => one.quizzes);

test('quiz has its best result kept of somebody who has the course: only a better one takes its place', async () => {
  const student = await person(emulated, 'scores@school.test');
  await giveCourse(emulated, student.uid, school.priced);
  expect(await quizzesOf(student.token)).toEqual([]);
  for (const [answers, best] of [
    [[0, 0, 0], 1],
    [[0, 1, 2], 3],
    [[0, 1, 0], 3],
  ] as const) {
    await send(answers, student.token);
    expect(await quizzesOf(student.token)).toEqual([{ lessonId: 'first', score: best, of: 3 }]);
  }
  expect((await send([0, 1, 2])).status).toBe(200);
  expect((await send([0, 1, 2], outsider.token)).status).toBe(200);
  expect(await quizzesOf(outsider.token)).toEqual([]);
});
