import { expect, test } from 'vitest';
import { type Learned, missingFor } from './certificate-requirements.ts';

const lessons = ['first', 'second'].map((id) => ({ id, title: id, minutes: 10 }));
const passed = (lessonId: string) => ({ lessonId, score: 3, of: 5 });

const whole: Learned = {
  lessons,
  lessonsDone: ['first', 'second'],
  quizzes: [passed('first'), passed('second')],
};

test.each<[string, Partial<Learned>, string[]]>([
  ['everything', {}, []],
  ['a lesson less', { lessonsDone: ['first'] }, ['lessons']],
  ['a quiz that was never tried', { quizzes: [passed('first')] }, ['quizzes']],
  [
    'a quiz below the mark',
    { quizzes: [passed('first'), { lessonId: 'second', score: 2, of: 5 }] },
    ['quizzes'],
  ],
  ['nothing', { lessonsDone: [], quizzes: [] }, ['lessons', 'quizzes']],
  [
    'a lesson that came since',
    { lessons: [...lessons, { id: 'third', title: 'third', minutes: 10 }] },
    ['lessons', 'quizzes'],
  ],
  ['a course without lessons', { lessons: [] }, ['lessons']],
])('%s', (_what, other, missing) => {
  expect(missingFor({ ...whole, ...other })).toEqual(missing);
});
