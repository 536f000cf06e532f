import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { JoinedClassroom, TaskState } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import type { Enrolment, WaitingListEntry } from '@pathshala/contract/courses/enrolment';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readingPositions } from '../../device/reading-positions.ts';
import { hrefOf, hrefsIn, renderAs, rima } from '../../testing/render-as.tsx';
import { changesOf, enrolmentIn, matchCall, serveSchool, whatOf } from '../../testing/serve-school.ts';
import MyCoursesSection from './my-courses-section.tsx';

interface School {
  readonly has?: readonly Enrolment[];
  readonly waits?: readonly WaitingListEntry[];
  readonly classrooms?: readonly JoinedClassroom[];
}

/** Shows the section to Rima, in a school that removes what she dismisses. */
function open({ has = [], waits = [], classrooms = [] }: School) {
  let list = waits;
  const calls = serveSchool((call) => {
    if (matchCall(endpoints.enrolments, call)) return { json: has };
    if (matchCall(classroomEndpoints.joinedClassrooms, call)) return { json: classrooms };
    if (matchCall(endpoints.waitingList, call)) return { json: list };
    const courseId = matchCall(endpoints.leaveWaitingList, call)?.values.courseId;
    list = list.filter((one) => one.courseId !== courseId);
    return { json: { courseId, waiting: false } };
  });
  renderAs(rima, <MyCoursesSection />, '/');
  return { calls, user: userEvent.setup() };
}

test('shows how far one is in each course and continues at the next lesson; finished ones come last', async () => {
  const all = ['first', 'second', 'third', 'fourth'];
  const { calls } = open({ has: [enrolmentIn('finished', all), enrolmentIn('sums', ['first', 'second'])] });
  const bars = await screen.findAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
    '2 of 4 lessons done',
    '4 of 4 lessons done',
  ]);
  expect(screen.getByRole('progressbar', { name: /Course sums/ })).toHaveAttribute('aria-valuenow', '50');
  expect(await hrefOf('Continue: Course sums')).toBe('/course/sums/lesson/third');
  expect(screen.getByRole('link', { name: 'Read again: Course finished' })).toBeVisible();
  expect(calls).toContainEqual({
    what: whatOf(endpoints.enrolments, {}),
    body: undefined,
    token: 'Bearer token-of-rima',
  });
});

test('the course that one has read last on this device comes first, says the lesson and continues there, also past an earlier one', async () => {
  for (const name of ['newer/gone', 'sums/second', 'sums/third']) readingPositions.set(name, 0.4);
  const older = { ...enrolmentIn('newer', []), enrolledAt: '2026-02-01T00:00:00.000Z' };
  open({ has: [older, enrolmentIn('sums', ['first'])] });
  const links = await screen.findAllByRole('link', { name: /^(Start|Continue)/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Continue: Course sums', '/course/sums/lesson/third'],
    ['Start: Course newer', '/course/newer/lesson/first'],
  ]);
  expect(screen.getByText('You’re on lesson 3:')).toHaveTextContent('You’re on lesson 3: The third lesson');
});

const task = (id: string, due: string, state: TaskState = 'open') => ({
  ...{ kind: 'lesson' as const, id, due, title: `Lesson ${id}`, about: 'Sums' },
  progress: { state },
});

test('the three tasks that are due first, of all classes, and the way to the others', async () => {
  const teacher = 'Nasrin Sultana';
  const classrooms = [
    {
      ...{ _id: 'k1', name: 'Green', teacher },
      tasks: [task('sums~done', '2099-03-01', 'done'), task('sums~late', '2099-03-09')],
    },
    {
      ...{ _id: 'k2', name: 'Red', teacher },
      tasks: [
        { ...task('paid~first', '2099-03-04', 'not-enrolled'), price: 6 },
        task('sums~soon', '2020-03-02'),
        task('sums~last', '2099-03-20'),
      ],
    },
  ];
  open({ classrooms });
  const part = await screen.findByRole('region', { name: 'From your teacher' });
  const hrefs = ['/course/sums/lesson/soon', '/course/paid', '/course/sums/lesson/late', '/classrooms'];
  expect(hrefsIn(part)).toEqual(hrefs);
  expect(part).toHaveTextContent('Was due 2 Mar. You can still do it.');
  expect(part).toHaveTextContent('Due 4 Mar. The course costs $6: buy it first.');
  expect(part).toHaveTextContent('Due 9 Mar');
  expect(part).toHaveTextContent('My teacher’s classes: 4 assignments open');
});

test('who is in no class sees nothing of it', async () => {
  open({});
  expect(await screen.findByRole('link', { name: 'See the free courses' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'From your teacher' })).toBeNull();
});

const askForList = whatOf(endpoints.waitingList, {});

function entry(courseId: string, open: boolean, title = `Course ${courseId}`): WaitingListEntry {
  return { courseId, title, img: `/covers/${courseId}.svg`, since: '2026-01-02T03:04:05.000Z', open };
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
  expect(calls).toContainEqual({ what: askForList, body: undefined, token: 'Bearer token-of-rima' });
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
  expect(screen.getAllByRole('link', { name: 'Course sums' })).toHaveLength(1);
});

test('an admin or a teacher without courses is not told so', async () => {
  serveSchool(() => ({ json: [] }));
  const onSettled = vi.fn();
  renderAs(rima, <MyCoursesSection isStaff onSettled={onSettled} />, '/');
  await waitFor(() => expect(onSettled).toHaveBeenCalled());
  expect(screen.queryByText('No courses yet')).not.toBeInTheDocument();
});
