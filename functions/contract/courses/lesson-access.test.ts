import { expect, test } from 'vitest';
import { openFirst } from './course.ts';
import { type LessonReader, mayReadLesson, readerLesson } from './lesson-access.ts';

test.each<[string, LessonReader, open: string, unwritten: string]>([
  ['first', 'visitor', 'open', 'course-not-open'],
  ['first', 'signed-in', 'open', 'course-not-open'],
  ['first', 'enrolled', 'open', 'course-not-open'],
  ['second', 'visitor', 'unauthenticated', 'course-not-open'],
  ['second', 'signed-in', 'not-enrolled', 'course-not-open'],
  ['second', 'enrolled', 'open', 'course-not-open'],
  ['third', 'enrolled', 'not-found', 'not-found'],
])(
  'the %s lesson, asked for by the reader “%s”: %s; of a course still being written: %s',
  (lesson, reader, ...answers) => {
    const outline = [{ id: 'first' }, { id: 'second' }];
    expect([true, false].map((complete) => mayReadLesson({ complete, outline }, lesson, reader))).toEqual(
      answers,
    );
  },
);

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
