import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { person } from '../../test/support/people.ts';
import { booksOf, giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections, personalId } from '../firestore/collections.ts';

const { api, emulated, rima } = servedSchool({ who: ['rima'], courses: true });

const join = (courseId: string, token = rima.token) => api.call(endpoints.enrol, { courseId, token });
const own = async () => (await api.call(endpoints.enrolments, { token: rima.token })).json as Enrolment[];
const mark = (courseId: string, lessonId: string, done: unknown) =>
  api.call(endpoints.progress, { courseId, lessonId, token: rima.token, body: { done } });

test('a free course is joined once, however often at once: 201, and else 200 with the same', async () => {
  const answers = await Promise.all(Array.from({ length: 3 }, () => join(school.free)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 201]);
  const [first] = answers;
  expect(first?.json).toMatchObject({ courseId: school.free, lessonsDone: [], nextLesson: 'first' });
  expect(answers.map(({ json }) => json)).toEqual(Array(3).fill(first?.json));
  expect((await booksOf(emulated)).enrolments).toEqual([personalId(rima.uid, school.free)]);
});

test('joining is refused: a course with a price, one that is not open, even for nothing, and an unknown one', async () => {
  await collections.courses(emulated.db).doc(school.closed).update({ price: 0 });
  for (const [course, status, code] of [
    [school.priced, 402, 'payment-required'],
    [school.closed, 409, 'course-not-open'],
    ['no-such-course', 404, 'not-found'],
  ] as const) {
    const answer = await join(course);
    expect([course, answer.status, codeOf(answer)]).toEqual([course, status, code]);
  }
  expect(await own()).toEqual([]);
});

test('my courses are the person’s own, newest first', async () => {
  const other = await person(emulated, 'other@school.test');
  await join(school.free, other.token);
  expect(await own()).toEqual([]);
  await join(school.free);
  await giveCourse(emulated, rima.uid, school.priced);
  expect((await own()).map((one) => one.courseId)).toEqual([school.priced, school.free]);
});

describe('progress', () => {
  beforeEach(async () => {
    await join(school.free);
  });

  test('is kept in the order of the course, whatever order the marks come in', async () => {
    await mark(school.free, 'third', true);
    const { json } = await mark(school.free, 'first', true);
    expect(json).toMatchObject({ lessonsDone: ['first', 'third'], nextLesson: 'second' });
    expect(await own()).toEqual([json]);
  });

  test('is known since its first mark; who takes the mark back starts again', async () => {
    const since = async () => {
      const record = await collections.enrolments(emulated.db).doc(personalId(rima.uid, school.free)).get();
      return record.data()?.doneAt;
    };
    await mark(school.free, 'first', true);
    const first = await since();
    expect(Date.now() - (first?.first?.toMillis() ?? 0)).toBeLessThan(20_000);
    await mark(school.free, 'first', true);
    await mark(school.free, 'second', true);
    expect(Object.keys((await since()) ?? {}).sort()).toEqual(['first', 'second']);
    expect((await since())?.first).toEqual(first?.first);
    await mark(school.free, 'first', false);
    expect(Object.keys((await since()) ?? {})).toEqual(['second']);
  });

  test('marks from two browsers at once are all kept', async () => {
    await Promise.all(['first', 'second', 'third'].map((lesson) => mark(school.free, lesson, true)));
    const [enrolment] = await own();
    expect(enrolment).toMatchObject({ lessonsDone: ['first', 'second', 'third'], nextLesson: null });
  });

  test('needs enrolment, and a lesson of the course', async () => {
    for (const [what, course, lesson, status, code] of [
      ['a course that they have not joined', school.priced, 'first', 403, 'not-enrolled'],
      ['an unknown course', 'no-such-course', 'first', 404, 'not-found'],
      ['an unknown lesson', school.free, 'no-such-lesson', 404, 'not-found'],
      ['a lesson of another course', school.free, 'letters-first', 404, 'not-found'],
    ] as const) {
      const answer = await mark(course, lesson, true);
      expect([what, answer.status, codeOf(answer)]).toEqual([what, status, code]);
    }
    expect((await booksOf(emulated)).enrolments).toEqual([personalId(rima.uid, school.free)]);
  });
});
