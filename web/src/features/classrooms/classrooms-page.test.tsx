import type { ClassroomPreview, JoinedClassroom } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fillIn } from '../../testing/fill-in.ts';
import { hrefsIn, rima, textsOf } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, matchCall, refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { skillTitles } from '../../testing/skill-titles.ts';
import { Component as ClassroomsPage } from './classrooms-page.tsx';

vi.mock('@pathshala/content/practice/skill-titles', () => import('../../testing/skill-titles.ts'));

const [skill] = skillTitles;
const green: ClassroomPreview = {
  _id: 'k1',
  name: 'Class 7, Green',
  teacher: 'Nasrin Sultana',
  joined: false,
};
const task = (id: string, more: Partial<JoinedClassroom['tasks'][number]> = {}) => ({
  ...{
    kind: 'lesson' as JoinedClassroom['tasks'][number]['kind'],
    id,
    due: '2099-03-05',
    title: `Lesson ${id}`,
    about: 'Fractions',
  },
  progress: { state: 'open' as const },
  ...more,
});
const joinedGreen = (tasks: JoinedClassroom['tasks'] = []): JoinedClassroom => ({
  ...{ _id: green._id, name: green.name, teacher: green.teacher },
  tasks,
});

/** A school where a pupil can join and leave the class. */
function show(tasks: JoinedClassroom['tasks'] = [], isIn = false, more: Partial<JoinedClassroom> = {}) {
  let isJoined = isIn;
  const calls = serveSchool((call) => {
    if (matchCall(classroomEndpoints.joinedClassrooms, call)) {
      return { json: isJoined ? [{ ...joinedGreen(tasks), ...more }] : [] };
    }
    const code = (call.body as { code?: string } | undefined)?.code;
    if (code !== undefined && code !== 'ACDE3467') {
      return refusal(404, 'no-such-classroom', 'We couldn’t find that code.');
    }
    if (matchCall(classroomEndpoints.lookAtClassroom, call)) return { json: { ...green, joined: isJoined } };
    if (matchCall(classroomEndpoints.joinClassroom, call)) isJoined = true;
    if (matchCall(classroomEndpoints.leaveClassroom, call)) isJoined = false;
    return { json: { ...green, joined: true } };
  });
  renderPage(<ClassroomsPage />, { at: '/classrooms', session: rima });
  return calls;
}

const typeCode = async (code: string) => {
  await fillIn(await screen.findByLabelText('Class code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Find class' }));
};

test('who has a code sees whose class it is and what the teacher will see, and joins only then', async () => {
  const calls = show();
  expect(await screen.findByText('You’re not in a class yet.')).toBeInTheDocument();
  await typeCode('ACDE3467');
  const found = await screen.findByRole('region', { name: 'Class 7, Green' });
  expect(found).toHaveTextContent('Teacher: Nasrin Sultana');
  expect(within(found).getAllByRole('listitem')).toHaveLength(6);
  expect(found).toHaveTextContent('for assigned model tests: whether you have submitted one');
  expect(found).toHaveTextContent('for assigned practice: when you got 10 exercises right');
  expect(found).toHaveTextContent('your name: Rima');
  expect(found).toHaveTextContent('not your email address');
  expect(found.parentElement).toHaveFocus();
  expect(changesOf(calls).map(({ what }) => what)).toEqual([whatOf(classroomEndpoints.lookAtClassroom, {})]);
  await userEvent.click(within(found).getByRole('button', { name: 'Join this class' }));
  expect(await screen.findByRole('button', { name: 'Leave: Class 7, Green' })).toBeInTheDocument();
  expect(await screen.findByText('You’re in: Class 7, Green')).toBeInTheDocument();
  expect(changesOf(calls).at(-1)).toMatchObject({
    what: whatOf(classroomEndpoints.joinClassroom, {}),
    body: { code: 'ACDE3467' },
    token: 'Bearer token-of-rima',
  });
});

test('who is in a class whose teacher teaches no more is told, and not that anybody sees it', async () => {
  show([task('a')], true, { closed: true });
  expect(await screen.findByText(/Your teacher no longer teaches here/)).toBeInTheDocument();
  expect(screen.queryByText('Your teacher sees this too.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave: Class 7, Green' })).toBeInTheDocument();
});

test('what is not a code, or nobody’s, is said under the field', async () => {
  const calls = show();
  await typeCode('hello');
  expect(await screen.findByText(/A code has 8 letters and digits/)).toBeInTheDocument();
  expect(changesOf(calls)).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Class code'));
  await typeCode('xxxx7777');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t find that code.');
});

test('tasks are listed with their days, what is done last; each leads to where it is done', async () => {
  show(
    [
      task('sums~first', {
        progress: { state: 'done', at: '2026-03-04T10:00:00.000Z', result: { score: 2, of: 3 } },
      }),
      task('sums~second', { due: '2020-01-02' }),
      task('paid~first', { progress: { state: 'not-enrolled' } }),
      task('dear~first', { progress: { state: 'not-enrolled' }, price: 6 }),
      task('sums~third', { progress: { state: 'not-passed', result: { score: 1, of: 4 } } }),
      task('gone~first', { title: null, about: '' }),
      task(skill.id, {
        ...{ kind: 'practice' as const, title: '', about: '', due: '2099-03-09' },
        progress: { state: 'open', result: { score: 8, of: 11 } },
      }),
      task('no-such-skill', { kind: 'practice' as const, title: '', about: '', due: '2099-03-10' }),
    ],
    true,
  );
  await screen.findByText(skill.title);
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual([
    'Lesson sums~secondFractionsWas due 2 Jan. You can still do it.Start',
    'Lesson paid~firstFractionsDue 5 Mar. Join the course first.',
    'Lesson dear~firstFractionsDue 5 Mar. The course costs $6: buy it first.',
    'Lesson sums~thirdFractionsNot passed yet · Due 5 MarQuiz: 1 of 4Start',
    'No longer availableDue 5 Mar',
    `${skill.title}Due 9 MarLast 4 weeks: 8 of 11 rightStart`,
    'No longer availableDue 10 Mar',
    'Lesson sums~firstFractionsDone on 4 Mar 2026Quiz: 2 of 3',
  ]);
  expect(screen.getByText('Your teacher sees this too.')).toBeVisible();
  expect(hrefsIn(screen.getByRole('region', { name: 'Class 7, Green' }))).toEqual([
    '/course/sums/lesson/second',
    '/course/paid',
    '/course/dear',
    '/course/sums/lesson/third',
    `/practice/${skill.id}`,
    '/course/sums/lesson/first',
  ]);
});

test('leaving asks first and says what it means', async () => {
  const calls = show([], true);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave: Class 7, Green' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Your teacher will no longer see anything about you');
  expect(changesOf(calls)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You’re not in a class yet.')).toBeInTheDocument();
  expect(changesOf(calls)).toMatchObject([
    { what: whatOf(classroomEndpoints.leaveClassroom, { classroomId: 'k1' }) },
  ]);
});
