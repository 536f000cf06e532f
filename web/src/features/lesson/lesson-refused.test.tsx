import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { LessonRefused } from './lesson-refused.tsx';

const show = (error: ApiError) =>
  renderAs(rima, <LessonRefused error={error} courseId="c1" onRetry={() => undefined} />, '/course/c1');

test('a child whose parent has not agreed is told so, and not that they do not have the course', () => {
  show(new ApiError('consent-needed', 403, 'Your parent has to agree first.'));
  expect(screen.getByText('Your parent has to agree first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what is missing' })).toHaveAttribute('href', '/age');
  expect(screen.queryByText(/do not have this course/)).toBeNull();
});

test('who does not have the course is led to it', () => {
  show(new ApiError('not-enrolled', 403, 'Join the course to open this lesson.'));
  expect(screen.getByRole('link', { name: 'See the course' })).toHaveAttribute('href', '/course/c1');
});
