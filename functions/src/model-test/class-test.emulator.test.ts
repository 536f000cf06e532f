import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { ClassTestMarks, ClassTestQuestions } from '@pathshala/contract/practice/model-test';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, person } from '../../test/support/people.ts';
import { giveCourse, lessonId, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { api, emulated } = servedSchool({ who: [], courses: true, once: true });

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

test.each(['', ' ', '0', '4', '99', 'x'])(
  'without an answer, such as %j, nothing is told of a question',
  async (answer) => {
    const [place] = readable('visitor');
    const { status, json } = await mark('visitor', [{ question: `${place}/1`, answer }]);
    expect([status, JSON.stringify(json).includes('explanation')]).toEqual([422, false]);
  },
);
