import { exerciseOf, parseQuestionKey } from '@pathshala/content/model-test/course-paper';
import { kindOf } from '@pathshala/content/practice/answers/answer-kinds';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import type { ModelTestPaper, ModelTestResult } from '@pathshala/contract/practice/model-test';
import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { person } from '../../test/support/people.ts';
import { giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections, personalId } from '../firestore/collections.ts';

const courseId = school.free;
const { api, emulated, rima } = servedSchool({ who: ['rima'], courses: true });

beforeEach(() => giveCourse(emulated, rima.uid, courseId));

const start = (token: string | undefined = rima.token, lang?: string) =>
  api.call(endpoints.startModelTest, { courseId, token, ...(lang && { query: { lang } }) });
const submit = (paper: string, answers: readonly string[], token: string | undefined = rima.token) =>
  api.call(endpoints.submitModelTest, { courseId, token, body: { paper, answers } });
const begin = async () => (await start()).json as ModelTestPaper;
const kept = async () =>
  (await collections.enrolments(emulated.db).doc(personalId(rima.uid, courseId)).get()).data()?.modelTest;

/** The right answers of the stored paper: in this school's quizzes the right option is at the question's index. */
async function rightAnswers(): Promise<string[]> {
  return ((await kept())?.questions ?? []).map((name) => {
    const question = parseQuestionKey(name);
    if (question.kind === 'quiz') return String(question.at + 1);
    const exercise = exerciseOf(question);
    return exercise ? kindOf(exercise.answer).typed(exercise.answer) : '';
  });
}

/** With the name of a course that templates practise, papers have exercises too. */
async function renameLessons() {
  const course = collections.courses(emulated.db).doc('free-fractions-from-zero');
  const old = (await collections.courses(emulated.db).doc(courseId).get()).data();
  if (!old) throw new Error('there is no course');
  await course.set({ ...old, outline: [{ id: 'a-fraction-of-something', title: 'A part', minutes: 10 }] });
  await giveCourse(emulated, rima.uid, course.id);
  return course.id;
}

test('the model test of a course is asked of its quizzes, without their answers', async () => {
  const paper = await begin();
  expect(paper).toMatchObject({ courseId, courseTitle: `Course ${courseId}`, minutes: 15, best: null });
  expect(paper.questions).toHaveLength(9);
  for (const one of paper.questions) {
    expect(one).toEqual({ kind: 'quiz', marks: 1, question: 'What is 1 + 1?', options: ['1', '2', '3'] });
  }
});

test('the model test of a course is the same one until it is submitted, on every device, however often at once', async () => {
  const many = await Promise.all(Array.from({ length: 5 }, begin));
  expect(new Set(many.map(({ id }) => id)).size).toBe(1);
  const [paper] = many;
  await submit(paper?.id ?? '', Array(9).fill(''));
  expect((await begin()).id).not.toBe(paper?.id);
});

test('the model test of a course is marked by the server, which keeps the best result', async () => {
  const first = await begin();
  const right = await rightAnswers();
  const all = (await submit(first.id, right)).json as ModelTestResult;
  expect(all).toMatchObject({ score: 9, of: 9, best: { score: 9, of: 9 } });
  expect(all.explanations).toEqual(Array(9).fill('Secret: count on.'));
  const passedAt = (await kept())?.passedAt;
  expect(Date.now() - (passedAt?.toMillis() ?? 0)).toBeLessThan(60_000);
  const second = await begin();
  expect(second.best).toEqual({ score: 9, of: 9 });
  const worse = (await submit(second.id, Array(9).fill('x'))).json as ModelTestResult;
  expect(worse).toMatchObject({ score: 0, of: 9, best: { score: 9, of: 9 } });
  expect(worse.correct).toEqual(Array(9).fill(false));
  const third = await begin();
  await submit(third.id, right);
  expect((await kept())?.passedAt).toEqual(passedAt);
  const [own] = (await api.call(endpoints.enrolments, { token: rima.token })).json as Enrolment[];
  expect(own?.modelTest).toEqual({ score: 9, of: 9 });
});

test('the model test of a course counts once: a repeated submission changes nothing', async () => {
  const { id } = await begin();
  const right = await rightAnswers();
  expect((await submit(id, Array(9).fill(''))).json).toMatchObject({ score: 0, best: { score: 0, of: 9 } });
  expect((await submit(id, right)).json).toMatchObject({ score: 9, best: { score: 0, of: 9 } });
  expect(await kept()).not.toHaveProperty('passedAt');
  expect((await kept())?.best).toEqual({ score: 0, of: 9 });
});

test('the model test of a course has exercises of the templates that practise its lessons, and marks them', async () => {
  const id = await renameLessons();
  const paper = (await api.call(endpoints.startModelTest, { courseId: id, token: rima.token }))
    .json as ModelTestPaper;
  expect(paper.questions).toHaveLength(20);
  const record = await collections.enrolments(emulated.db).doc(personalId(rima.uid, id)).get();
  const answers = (record.data()?.modelTest?.questions ?? []).map((name, at) => {
    const question = parseQuestionKey(name);
    const exercise = question.kind === 'exercise' ? exerciseOf(question) : undefined;
    if (!exercise) throw new Error(`${name} is no exercise`);
    expect(paper.questions[at]).toEqual({ ...question, marks: 2 });
    return at === 0 ? 'nothing' : kindOf(exercise.answer).typed(exercise.answer);
  });
  const body = { paper: paper.id, answers };
  const result = await api.call(endpoints.submitModelTest, { courseId: id, token: rima.token, body });
  expect(result.json).toMatchObject({ score: 38, of: 40, best: { score: 38, of: 40 } });
});

test('the model test of a course is only for students of the course', async () => {
  const other = await person(emulated, 'other@school.test');
  const { id } = await begin();
  for (const answer of [await start(other.token), await submit(id, Array(9).fill(''), other.token)]) {
    expect(refusal(answer)).toEqual([403, 'not-enrolled']);
  }
});

test('the model test of a course refuses another paper, and another number of answers', async () => {
  const { id } = await begin();
  const foreign = await submit('00000000-0000-4000-8000-000000000001', Array(9).fill(''));
  expect(refusal(foreign)).toEqual([409, 'conflict']);
  for (const answers of [Array(8).fill(''), Array(21).fill(''), ['x'.repeat(201)]]) {
    expect(refusal(await submit(id, answers))).toEqual([422, 'invalid-fields']);
  }
  expect((await kept())?.isOpen).toBe(true);
});
