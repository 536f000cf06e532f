import { expect, test } from 'vitest';
import { type LessonReader, mayReadLesson } from './lesson-access.ts';
import { readerLesson } from './reader-lesson.ts';

const outline = [{ id: 'first' }, { id: 'second' }];
const open = { complete: true, outline };
const unwritten = { complete: false, outline };

test.each<[string, LessonReader, string]>([
  ['first', 'visitor', 'open'],
  ['first', 'signed-in', 'open'],
  ['first', 'enrolled', 'open'],
  ['second', 'visitor', 'unauthenticated'],
  ['second', 'signed-in', 'not-enrolled'],
  ['second', 'enrolled', 'open'],
  ['third', 'enrolled', 'not-found'],
])('the %s lesson, asked for by the reader “%s”: %s', (lesson, reader, answer) => {
  expect(mayReadLesson(open, lesson, reader)).toBe(answer);
});

test.each<LessonReader>(['visitor', 'signed-in', 'enrolled'])(
  'a course that is still being written opens no lesson to the reader “%s”',
  (reader) => {
    expect(mayReadLesson(unwritten, 'first', reader)).toBe('course-not-open');
    expect(mayReadLesson(unwritten, 'third', reader)).toBe('not-found');
  },
);

const course = { _id: 'sums', title: 'Sums', outline: ['first', 'second', 'third'].map(item) };
const record = {
  order: 1,
  title: 'To ten',
  minutes: 5,
  body: '<p>One</p>',
  quiz: [{ question: '1 + 1?', options: ['1', '2'], answer: 1, explanation: 'Count on.' }],
};

function item(id: string) {
  return { id, title: id, minutes: 5 };
}

test('a reader gets the words and the questions, and no answer', () => {
  expect(readerLesson(course, 'first', record)).toEqual({
    _id: 'first',
    courseId: 'sums',
    courseTitle: 'Sums',
    title: 'To ten',
    minutes: 5,
    body: '<p>One</p>',
    quiz: [{ question: '1 + 1?', options: ['1', '2'] }],
    previous: null,
    next: 'second',
  });
});

test('the lessons before and after are those of the outline', () => {
  expect(readerLesson(course, 'second', record)).toMatchObject({ previous: 'first', next: 'third' });
  expect(readerLesson(course, 'third', record)).toMatchObject({ previous: 'second', next: null });
});
