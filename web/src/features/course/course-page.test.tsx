import { endpoints } from '@pathshala/contract/calls/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Session } from '../../auth/session-context.ts';
import { sums } from '../../testing/listed-course.ts';
import { renderAs, rima, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { enrolmentIn, matchCall, refusal, serveSchool } from '../../testing/serve-school.ts';
import CheckoutNotice from './checkout-notice.tsx';
import { Component as CoursePage } from './course-page.tsx';

/** A page that was built before its course was unpublished; Rima has the course. */
function open(session: Session) {
  serveSchool((call) => {
    if (matchCall(endpoints.course, call)) return refusal(404, 'not-found', 'This course does not exist.');
    if (matchCall(endpoints.enrolments, call)) return { json: [enrolmentIn('sums', [])] };
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
  expect(await screen.findByRole('heading', { name: 'Course not found' })).toBeVisible();
});

test('who has paid is led to the receipt of that payment', async () => {
  const order = { title: 'Sums', amount: 12, at: '2026-01-02T03:04:05.000Z' };
  const orders = [
    { ...order, _id: 'p3', courseId: 'maps', status: 'paid' },
    { ...order, _id: 'p2', courseId: 'sums', status: 'paid' },
    { ...order, _id: 'p1', courseId: 'sums', status: 'refunded' },
  ];
  serveSchool((call) => (matchCall(endpoints.orders, call) ? { json: orders } : undefined));
  const notice = <CheckoutNotice courseId="sums" outcome="arrived" onLookAgain={() => undefined} />;
  renderAs(rima, notice, '/course/sums');
  expect(await screen.findByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/account/receipt/p2');
});
