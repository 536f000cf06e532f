import { expect, test } from 'vitest';
import { enoughToPass, isPassed } from '../courses/lesson-access.ts';
import { type Learned, missingFor } from './requirements.ts';

const lessons = ['first', 'second'].map((id) => ({ id, title: id, minutes: 10 }));
const passed = (lessonId: string) => ({ lessonId, score: 3, of: 5 });

const withoutQuiz = (...ids: string[]) =>
  lessons.map((one) => (ids.includes(one.id) ? { ...one, noQuiz: true as const } : one));

const whole: Learned = {
  lessons,
  lessonsDone: ['first', 'second'],
  quizzes: [passed('first'), passed('second')],
  modelTest: { score: 18, of: 30 },
};

const withoutModelTest = { modelTest: undefined, lessons: withoutQuiz('first', 'second'), quizzes: [] };

test.each<[string, { [Part in keyof Learned]?: Learned[Part] | undefined }, string[]]>([
  ['everything', {}, []],
  ['a lesson less', { lessonsDone: ['first'] }, ['lessons']],
  ['a quiz that was never tried', { quizzes: [passed('first')] }, ['quizzes']],
  [
    'a quiz below the mark',
    { quizzes: [passed('first'), { lessonId: 'second', score: 2, of: 5 }] },
    ['quizzes'],
  ],
  ['a lesson without a quiz', { lessons: withoutQuiz('second'), quizzes: [passed('first')] }, []],
  ['nothing', { lessonsDone: [], quizzes: [] }, ['lessons', 'quizzes']],
  [
    'a lesson that came since',
    { lessons: [...lessons, { id: 'third', title: 'third', minutes: 10 }] },
    ['lessons', 'quizzes'],
  ],
  ['a course without lessons', { lessons: [] }, ['lessons']],
  ['a model test below the mark', { modelTest: { score: 17, of: 30 } }, ['modelTest']],
  ['a model test that was never handed in', { modelTest: undefined }, ['modelTest']],
  ['a course without quizzes', withoutModelTest, []],
  ['a course without quizzes, half done', { ...withoutModelTest, lessonsDone: ['first'] }, ['lessons']],
  ['a model test of nothing', { modelTest: { score: 0, of: 0 } }, ['modelTest']],
])('%s', (_what, other, missing) => {
  expect(missingFor({ ...whole, ...other } as Learned)).toEqual(missing);
});

test.each([
  [1, 1],
  [3, 2],
  [5, 3],
  [8, 5],
  [10, 6],
])('of %i questions, %i right answers are enough', (of, enough) => {
  expect(enoughToPass(of)).toBe(enough);
  expect([isPassed({ score: enough, of }), isPassed({ score: enough - 1, of })]).toEqual([true, false]);
});
