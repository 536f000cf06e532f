import { expect, test } from 'vitest';
import { effectText } from './effect-text.ts';

const course = { kind: 'courses', id: 'sums' } as const;
const lesson = { kind: 'lessons', id: 'sums~first' } as const;
const readers = { isPublic: true, pupils: 43, done: {}, answered: 2 };
const quiz = [{ options: ['one', 'two'], answer: 0 }];

test('a new price says what changes for whom', () => {
  const text = effectText(
    course,
    { ...readers, pupils: 1 },
    { before: { price: 12 }, after: { price: 15.5 } },
  );
  expect(text).toMatch(/^Everyone sees this at once, at \S+\/course\/sums\. 1 student has this course\./);
  expect(text).toMatch(/The price changes from \$12 to \$15\.50\. Those who have the course keep it\.$/);
});

test('only another right answer is a changed answer, not another order', () => {
  const say = (after: object) => effectText(lesson, readers, { before: { quiz }, after: { quiz: [after] } });
  expect(say({ options: ['two', 'one'], answer: 1 })).toBe('43 students read this.');
  expect(say({ options: ['one', 'two'], answer: 1 })).toMatch(/^43 students read this\. 2 have answered/);
});

test('a lesson of a course that is not published reaches nobody', () => {
  const hidden = { ...readers, isPublic: false, pupils: 0 };
  expect(effectText(lesson, hidden, { before: null, after: { quiz } })).toBe(
    'Its course is not published, so nobody sees the lesson yet.',
  );
});

test('an article reaches everyone at its address, which nobody counts', () => {
  const text = effectText({ kind: 'articles', id: 'fruit' }, undefined, { before: null, after: {} });
  expect(text).toMatch(/^Everyone sees this at once, at \S+\/blogs\/fruit\.$/);
});
