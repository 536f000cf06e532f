import type { Lesson } from '@pathshala/contract/courses/lesson';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAs, rima, visitor } from '../../testing/render-as.tsx';
import { NextLesson } from './lesson-article.tsx';

const lesson: Lesson = {
  _id: 'first',
  courseId: 'sums',
  courseTitle: 'Sums',
  title: 'The first lesson',
  minutes: 10,
  body: '<p>Text</p>',
  quiz: [],
  previous: null,
  next: 'second',
};

test.each([
  [
    'a student of the course goes on',
    rima,
    { free: true, joined: true },
    'Next lesson',
    '/course/sums/lesson/second',
  ],
  [
    'a signed-in student joins',
    rima,
    { free: true, joined: false },
    'Join for free and continue',
    '/course/sums',
  ],
  ['or buys it', rima, { free: false, joined: false }, 'Get the course and continue', '/course/sums'],
  [
    'a visitor registers for the next lesson of a free course',
    visitor,
    { free: true, joined: false },
    'Register free to continue to lesson 2',
    '/register',
  ],
  [
    'or for the page of a priced course',
    visitor,
    { free: false, joined: false },
    'Register to save your progress',
    '/register',
  ],
])('%s', (_who, session, way, name, href) => {
  renderAs(session, <NextLesson lesson={lesson} number={2} {...way} />, '/lesson');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  [true, '/course/sums/lesson/second'],
  [false, '/course/sums'],
])(
  'after registering, a visitor continues at the right page with the passed lesson known (free: %s)',
  async (free, pathname) => {
    const { router } = renderAs(
      visitor,
      <NextLesson lesson={lesson} number={2} free={free} joined={false} />,
      '/lesson',
    );
    await userEvent.click(screen.getByRole('link'));
    expect(router.state.location.state).toEqual({
      from: { pathname, search: '', hash: '', state: { passed: 'first' } },
    });
  },
);
