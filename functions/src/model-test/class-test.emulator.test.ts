import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { ClassTestMarks, ClassTestQuestions } from '@pathshala/contract/practice/model-test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { connect } from '../../test/support/emulators.ts';
import { type Person, person } from '../../test/support/people.ts';
import { buildSchool, giveCourse, lessonId, school } from '../../test/support/school.ts';
import { collections, personalId } from '../firestore/collections.ts';

const emulated = connect();
let api: TestApi;

/** Who asks, and what they may read of class 7: `c7-numbers` and `c8-letters`, of three lessons with three questions each. */
const roles = {
  visitor: { courses: [] },
  'a student without a course': { courses: [] },
  'a student of one course': { courses: [school.priced] },
  'a student of both': { courses: [school.priced, school.other] },
  'a teacher': { role: 'teacher', courses: [] },
  'an admin': { role: 'admin', courses: [] },
} as const;
type Who = keyof typeof roles;
const names = Object.keys(roles) as Who[];
const people = new Map<Who, Person>();

beforeAll(async () => {
  await emulated.clear();
  await buildSchool(emulated);
  // A course that is not open says nothing, whoever has it.
  const lesson = (await collections.lessons(emulated.db, school.priced).doc('first').get()).data();
  if (!lesson) throw new Error('there is no lesson');
  await collections.lessons(emulated.db, school.closed).doc('first').set(lesson);
  for (const [at, who] of names.entries()) {
    if (who === 'visitor') continue;
    const { courses, ...more } = roles[who];
    const one = await person(emulated, `p${at}@school.test`, 'role' in more ? more.role : 'student');
    people.set(who, one);
    for (const course of [...courses, school.closed]) await giveCourse(emulated, one.uid, course);
  }
  api = await serveApi(emulated);
});
afterAll(async () => {
  await api.close();
  await emulated.close();
});

const assign = (who: Who, paperSeed = '417', schoolClass = '7', lang?: string) =>
  api.call(endpoints.assignClassTest, {
    ...{ schoolClass, paperSeed, token: people.get(who)?.token },
    query: { subject: 'mathematics', ...(lang && { lang }) },
  });
const questionsOf = async (...given: Parameters<typeof assign>) =>
  ((await assign(...given)).json as ClassTestQuestions).questions;
const mark = (who: Who, answers: readonly unknown[]) =>
  api.call(endpoints.markClassTest, {
    token: people.get(who)?.token,
    body: { answers } as never,
  });

const lessonsOf = (course: string) =>
  ['first', 'second', 'third'].map((lesson) => `${course}/${lessonId(course, lesson)}`);
/** The lessons that somebody may read, as `course/lesson`. */
const readable = (who: Who): string[] =>
  [school.priced, school.other].flatMap((course) =>
    lessonsOf(course).filter((_, at) => at === 0 || roles[who].courses.some((one) => one === course)),
  );

describe.each(names)('%s', (who) => {
  test('is asked of the lessons that they may read, and never told the answers', async () => {
    const lessons = new Set<string>();
    for (let seed = 0; seed < 8; seed += 1) {
      const questions = await questionsOf(who, String(seed));
      expect(questions).toHaveLength(Math.min(7, readable(who).length * 3));
      expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length);
      for (const { name, ...shown } of questions) {
        expect(shown).toEqual({ question: 'What is 1 + 1?', options: ['1', '2', '3'] });
        expect(['0', '1', '2']).toContain(name.split('/')[2]);
        lessons.add(name.split('/').slice(0, 2).join('/'));
      }
    }
    expect([...lessons].sort()).toEqual(readable(who).sort());
  });

  test('learns nothing of others by having them marked', async () => {
    const places = [school.priced, school.other, school.closed].flatMap(lessonsOf);
    const { json, headers } = await mark(
      who,
      places.map((place) => ({ question: `${place}/1`, answer: '2' })),
    );
    const { marks } = json as ClassTestMarks;
    const told = places.filter((_, at) => marks[at] !== null);
    expect(told.sort()).toEqual(readable(who).sort());
    for (const one of marks) {
      if (one) expect(one).toEqual({ isRight: true, answer: 1, explanation: 'Secret: count on.' });
    }
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

test('the same seed asks the same, another seed in another order', async () => {
  const first = await questionsOf('a student of both');
  expect(await questionsOf('a student of both')).toEqual(first);
  expect(await questionsOf('a student of both', '418')).not.toEqual(first);
});

test('a paper of a subject is asked of its courses alone', async () => {
  const ask = async (subject: string) =>
    api.call(endpoints.assignClassTest, {
      ...{ schoolClass: '7', paperSeed: '417', token: people.get('a student of both')?.token },
      query: { subject },
    });
  const { questions } = (await ask('mathematics')).json as ClassTestQuestions;
  expect(questions).toHaveLength(7);
  await collections.courses(emulated.db).doc(school.other).update({ subject: 'english' });
  const fewer = ((await ask('mathematics')).json as ClassTestQuestions).questions;
  expect(fewer.filter(({ name }) => !name.startsWith(`${school.priced}/`))).toEqual([]);
  await collections.courses(emulated.db).doc(school.other).update({ subject: 'mathematics' });
  const answer = await ask('music');
  expect([answer.status, codeOf(answer)]).toEqual([404, 'not-found']);
});

test('a class without open courses has no questions, and what is not a paper is not there', async () => {
  expect(await questionsOf('visitor', '417', '3')).toEqual([]);
  for (const [seed, schoolClass] of [
    ['417', '13'],
    ['417', '0'],
    ['x', '7'],
    ['100000000', '7'],
    ['-1', '7'],
  ] as const) {
    const answer = await assign('visitor', seed, schoolClass);
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not-found']);
  }
});

test('a question that has no version in the language that was asked for is named', async () => {
  const lessons = collections.lessons(emulated.db, school.priced);
  const english = (await lessons.doc('first').get()).data();
  if (!english) throw new Error('there is no lesson');
  const quiz = english.quiz.map((one) => ({ ...one, question: 'এক আর এক কত?' }));
  await lessons.doc('first.bn').set({ ...english, quiz });
  const { questions, lang } = (await assign('visitor', '417', '7', 'bn')).json as ClassTestQuestions;
  expect(questions).toHaveLength(6);
  for (const [at, { name, question }] of questions.entries()) {
    const isBangla = name.startsWith(school.priced);
    expect(question).toBe(isBangla ? 'এক আর এক কত?' : 'What is 1 + 1?');
    expect(lang?.[`questions[${at}]`]).toBe(isBangla ? undefined : 'en');
  }
});

test('right, wrong, with what its author says of the option, and not answered', async () => {
  const lessons = collections.lessons(emulated.db, school.other);
  const id = lessonId(school.other, 'third');
  const before = (await lessons.doc(id).get()).data();
  if (!before) throw new Error('there is no lesson');
  const quiz = before.quiz.map((one) => ({ ...one, feedback: ['Too few.', '', ''] }));
  await lessons.doc(id).set({ ...before, quiz });
  const answers = ['3', '1', '2', '', 'x', '0'].map((answer) => ({
    question: `${school.other}/${id}/2`,
    answer,
  }));
  const { marks } = (await mark('a student of both', answers)).json as ClassTestMarks;
  expect(marks.map((one) => [one?.isRight, one?.feedback])).toEqual([
    [true, undefined],
    [false, 'Too few.'],
    [false, undefined],
    [false, undefined],
    [false, undefined],
    [false, undefined],
  ]);
  const gone = await mark('a student of both', [
    { question: `${school.other}/${id}/9`, answer: '1' },
    { question: 'no-such/first/0', answer: '1' },
    { question: `${school.other}/no-such/0`, answer: '1' },
  ]);
  expect(gone.json).toEqual({ marks: [null, null, null] });
});

test('takes no more questions than a paper has, and no other names', async () => {
  const one = { question: `${school.free}/first/0`, answer: '1' };
  for (const answers of [
    [],
    Array(16).fill(one),
    [{ ...one, question: '../users/first/0' }],
    [{ ...one, question: `${school.free}/first` }],
    [{ ...one, answer: 'x'.repeat(201) }],
    [{ question: one.question }],
  ]) {
    const answer = await mark('visitor', answers);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-fields']);
  }
});

test('leaves no trace', async () => {
  const rima = people.get('a student of one course');
  const place = collections.enrolments(emulated.db).doc(personalId(rima?.uid ?? '', school.priced));
  const before = (await place.get()).data();
  await assign('a student of one course');
  await mark('a student of one course', [{ question: `${school.priced}/first/0`, answer: '1' }]);
  expect((await place.get()).data()).toEqual(before);
});
