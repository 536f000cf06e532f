import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { useEnrolment } from '../../api/enrolments.ts';
import { type Session, SessionContext } from '../../auth/session-context.ts';
import { freshSwr, rima, visitor } from '../../testing/render-as.tsx';
import { createMemoryRouter, RouterProvider } from '../../testing/router.ts';
import { changesOf, enrolmentIn, matchCall, refusal, serveSchool } from '../../testing/serve-school.ts';
import { useJoinOnArrival } from './use-lesson.ts';

const asked = vi.fn(async () => undefined);

function Lesson({ price }: { price: number }) {
  const place = useEnrolment('sums');
  const course = { _id: 'sums', price } as CourseDetail;
  return <p>{useJoinOnArrival(course, place, asked) ? 'one moment' : 'the page'}</p>;
}

function arrive(session: Session, state: object | null, price = 0) {
  const router = createMemoryRouter([{ path: '/second', element: <Lesson price={price} /> }], {
    initialEntries: [{ pathname: '/second', state }],
  });
  render(
    <SessionContext value={session}>
      <SWRConfig value={freshSwr()}>
        <RouterProvider router={router} />
      </SWRConfig>
    </SessionContext>,
  );
}

/** A school where Rima has not joined a course yet. */
function school(refused = false) {
  return serveSchool((call) => {
    if (matchCall(endpoints.enrolments, call)) return { json: [] };
    if (refused) return refusal(503, 'unavailable', 'Not now.');
    return { json: enrolmentIn('sums', matchCall(endpoints.progress, call) ? ['first'] : []) };
  });
}

afterEach(() => {
  asked.mockClear();
});

test('registering after passing the first lesson joins the course and marks that lesson as done', async () => {
  const calls = school();
  arrive(rima, { passed: 'first' });
  expect(screen.getByText('one moment')).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(changesOf(calls).map(({ what, body }) => [what, body])).toEqual([
    ['PUT /api/enrolment/sums', undefined],
    ['PUT /api/enrolment/sums/lesson/first', { done: true }],
  ]);
  expect(await screen.findByText('the page')).toBeVisible();
});

test('if joining fails, the page is the usual one', async () => {
  school(true);
  arrive(rima, { passed: 'first' });
  expect(await screen.findByText('the page')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['without a passed lesson', rima, null, 0],
  ['for a visitor', visitor, { passed: 'first' }, 0],
  ['if the course has a price', rima, { passed: 'first' }, 12],
])('does not join the course %s', async (_who, session, state, price) => {
  const calls = school();
  arrive(session, state, price);
  expect(await screen.findByText('the page')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(changesOf(calls)).toEqual([]);
});
