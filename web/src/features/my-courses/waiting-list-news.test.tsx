import { endpoints } from '@pathshala/contract/calls/endpoints';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import type { Enrolment, WaitingListEntry } from '@pathshala/contract/courses/enrolment';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAs, rima } from '../../testing/render-as.tsx';
import {
  changesOf,
  enrolmentIn,
  matchCall,
  type SchoolAnswer,
  serveSchool,
  whatOf,
} from '../../testing/serve-school.ts';
import MyCoursesSection from './my-courses-section.tsx';

const askForList = whatOf(endpoints.waitingList, {});

function entry(courseId: string, open: boolean, title = `Course ${courseId}`): WaitingListEntry {
  return { courseId, title, img: `/covers/${courseId}.svg`, since: '2026-01-02T03:04:05.000Z', open };
}

interface School {
  readonly waits: readonly WaitingListEntry[] | SchoolAnswer;
  readonly has?: readonly Enrolment[];
  /** What it says to a dismissal; else it is done. */
  readonly onDismiss?: () => SchoolAnswer | undefined;
}

/** Shows the section to Rima, at a school that forgets what she dismisses. */
function open({ waits, has = [], onDismiss = () => undefined }: School) {
  let list = waits;
  const calls = serveSchool((call) => {
    if (matchCall(endpoints.enrolments, call)) return { json: has };
    if (matchCall(classroomEndpoints.joinedClassrooms, call)) return { json: [] };
    if (matchCall(endpoints.waitingList, call)) return 'json' in list ? list : { json: list };
    const courseId = matchCall(endpoints.leaveWaitingList, call)?.values.courseId;
    const refused = onDismiss();
    if (!refused && !('json' in list)) list = list.filter((one) => one.courseId !== courseId);
    return refused ?? { json: { courseId, waiting: false } };
  });
  renderAs(rima, <MyCoursesSection />, '/');
  return { calls, user: userEvent.setup() };
}

test('says above the courses what has opened, with the way to it', async () => {
  const { calls } = open({
    waits: [entry('maps', true), entry('bn', true, 'জ্যামিতি')],
    has: [enrolmentIn('sums', [])],
  });
  const link = await screen.findByRole('link', { name: 'Course maps' });
  expect(link).toHaveAttribute('href', '/course/maps');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Open now: Course maps');
  expect(screen.getByRole('status', { name: '' })).toContainElement(link);
  expect(screen.getByRole('link', { name: 'জ্যামিতি' })).toHaveAttribute('lang', 'bn');
  const courses = await screen.findByRole('list', { name: 'My Courses' });
  expect(link.compareDocumentPosition(courses)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/We’ll tell you here/)).not.toBeInTheDocument();
  expect(calls).toContainEqual({
    what: askForList,
    body: undefined,
    token: 'Bearer token-of-rima',
  });
});

test('what was dismissed is gone at once, is not told again, and leaves the keyboard where it was', async () => {
  const { calls, user } = open({ waits: [entry('maps', true), entry('clay', true)] });
  await user.click(await screen.findByRole('button', { name: 'Dismiss: Course maps' }));
  expect(screen.queryByRole('link', { name: 'Course maps' })).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Course clay' })).toHaveFocus();
  await waitFor(() => expect(calls.at(-1)?.what).toBe(askForList));
  const what = whatOf(endpoints.leaveWaitingList, { courseId: 'maps' });
  expect(changesOf(calls)).toEqual([{ what, body: undefined, token: 'Bearer token-of-rima' }]);
  expect(screen.queryByRole('link', { name: 'Course maps' })).not.toBeInTheDocument();
});

test('a course that the student has by now is no news', async () => {
  open({ waits: [entry('sums', true), entry('maps', true)], has: [enrolmentIn('sums', [])] });
  expect(await screen.findByRole('link', { name: 'Start: Course sums' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Course maps' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Course sums' })).not.toBeInTheDocument();
});
