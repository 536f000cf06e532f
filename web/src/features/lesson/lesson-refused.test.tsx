import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../http/client.ts';
import { renderAs, rima, visitor } from '../../testing/render-as.tsx';
import { LessonRefused } from './lesson-page.tsx';

const show = (error: ApiError, session = rima) =>
  renderAs(session, <LessonRefused error={error} courseId="c1" onRetry={() => undefined} />, '/course/c1');

test('without a parent’s consent a child is told so, not that the course is missing', () => {
  show(new ApiError('consent-needed', 403, 'Your parent has to agree first.'));
  expect(screen.getByText('Your parent has to agree first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what’s left to do' })).toHaveAttribute('href', '/age');
  expect(screen.queryByText(/don’t have this course/)).toBeNull();
});

test.each([
  ['not-enrolled', 403, 'This lesson comes with the course'],
  ['course-not-open', 409, 'This course is still being written'],
  ['not-found', 404, 'Lesson not found'],
] as const)('a student is told of %s, and led to the course', (code, status, title) => {
  show(new ApiError(code, status, 'Not this lesson.'));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the course' })).toHaveAttribute('href', '/course/c1');
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('a visitor gets a link to the login, or to the course', () => {
  show(new ApiError('unauthenticated', 401, 'Sign in first.'), visitor);
  expect(screen.getByRole('heading', { name: 'Enrol to read this lesson' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'See the course' })).toHaveAttribute('href', '/course/c1');
});
