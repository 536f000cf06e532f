import { expect, test } from 'vitest';
import { readerLesson } from './reader-lesson.ts';

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
