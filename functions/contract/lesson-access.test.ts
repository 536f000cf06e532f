import { expect, test } from 'vitest';
import { type LessonReader, mayReadLesson } from './lesson-access.ts';

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
