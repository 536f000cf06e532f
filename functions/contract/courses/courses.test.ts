import { expect, test } from 'vitest';
import { openFirst, priceText } from './course.ts';
import {
  enoughToPass,
  isPassed,
  type Learned,
  type LessonReader,
  mayReadLesson,
  missingFor,
  readerLesson,
} from './lesson-access.ts';

test.each<[string, LessonReader, open: string, unwritten: string]>([
  ['first', 'visitor', 'open', 'course-not-open'],
  ['first', 'signed-in', 'open', 'course-not-open'],
  ['first', 'enrolled', 'open', 'course-not-open'],
  ['second', 'visitor', 'unauthenticated', 'course-not-open'],
  ['second', 'signed-in', 'not-enrolled', 'course-not-open'],
  ['second', 'enrolled', 'open', 'course-not-open'],
  ['third', 'enrolled', 'not-found', 'not-found'],
])('the %s lesson, for the reader “%s”: %s; of an unfinished course: %s', (lesson, reader, ...answers) => {
  const outline = [{ id: 'first' }, { id: 'second' }];
  expect([true, false].map((complete) => mayReadLesson({ complete, outline }, lesson, reader))).toEqual(
    answers,
  );
});

test('a reader gets the words and the questions, and no answer', () => {
  const outline = ['first', 'second', 'third'].map((id) => ({ id, title: id, minutes: 5 }));
  const course = { _id: 'sums', title: 'Sums', outline };
  const quiz = [{ question: '1 + 1?', options: ['1', '2'], answer: 1, explanation: 'Count on.' }];
  const record = { order: 1, title: 'To ten', minutes: 5, body: '<p>One</p>', quiz };
  expect(readerLesson(course, 'first', record)).toEqual({
    ...{ _id: 'first', courseId: 'sums', courseTitle: 'Sums' },
    ...{ title: 'To ten', minutes: 5, body: '<p>One</p>' },
    quiz: [{ question: '1 + 1?', options: ['1', '2'] }],
    ...{ previous: null, next: 'second' },
  });
  expect(readerLesson(course, 'second', record)).toMatchObject({ previous: 'first', next: 'third' });
  expect(readerLesson(course, 'third', record)).toMatchObject({ previous: 'second', next: null });
});

test('open courses come first, otherwise keeping their order', () => {
  const given = ['a', 'B', 'c', 'D'].map((_id) => ({ _id, complete: _id < 'a' }));
  expect(openFirst(given).map(({ _id }) => _id)).toEqual(['B', 'D', 'a', 'c']);
  expect(given.map(({ _id }) => _id)).toEqual(['a', 'B', 'c', 'D']);
});

test.each([
  [0, '$0'],
  [12, '$12'],
  [9.5, '$9.50'],
  [19.99, '$19.99'],
  [0.5, '$0.50'],
  [999, '$999'],
])('%d dollars are written %s', (dollars, text) => {
  expect(priceText(dollars)).toBe(text);
});

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
  ['a quiz not passed', { quizzes: [passed('first'), { lessonId: 'second', score: 2, of: 5 }] }, ['quizzes']],
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
