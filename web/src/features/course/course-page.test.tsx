import { endpoints } from '@pathshala/contract/endpoints';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '../../auth/session-context.ts';
import { sums } from '../../testing/listed-course.ts';
import { rima, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, placeIn, refusal, serveSchool } from '../../testing/serve-school.ts';
import { Component as CoursePage } from './course-page.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A page that was built before its course was unpublished; Rima has the course. */
function open(session: Session) {
  serveSchool((call) => {
    if (matchCall(endpoints.course, call)) return refusal(404, 'not-found', 'There is no such course.');
    if (matchCall(endpoints.enrolments, call)) return { json: [placeIn('sums', [])] };
    if (matchCall(endpoints.ownCourse, call)) return { json: sums };
    return { json: {} };
  });
  const loader = () => ({ course: sums, related: [], instructor: null });
  renderPage(<CoursePage />, { at: '/course/sums', path: '/course/:courseId', loader, session });
}

test('the page of an unpublished course stays for those who have it', async () => {
  open(rima);
  expect(await screen.findByText('Your course')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sums' })).toBeVisible();
});

test('everybody else is told that there is no such course', async () => {
  open(visitor);
  expect(await screen.findByRole('heading', { name: 'We have no such course' })).toBeVisible();
});
