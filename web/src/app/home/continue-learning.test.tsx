import { runInThisContext } from 'node:vm';
import { homeShapeScript } from '@pathshala/boot/head-scripts';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { classLists } from '@pathshala/contract/catalogue/lists';
import type { Overview } from '@pathshala/contract/overview/overview';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { practiceLog } from '../../api/practice-log.ts';
import type { Session } from '../../auth/session-context.ts';
import { schoolClass } from '../../device/school-class.ts';
import { home } from '../../testing/home.ts';
import { hrefOf, renderAs, rima, tokenWith, visitor } from '../../testing/render-as.tsx';
import { enrolmentIn, matchCall, serveSchool } from '../../testing/serve-school.ts';
import { ClassQuestion, ContinueLearning, useHomeShape } from './continue-learning.tsx';
import { Hero } from './hero.tsx';
import { HomeText } from './home-part.tsx';
import type { OpenCourse } from './open-courses.tsx';

const open = (id: string, list: OpenCourse['list'], subject: OpenCourse['subject']): OpenCourse => {
  const lesson = { id: 'first', title: `First of ${id}`, minutes: 10 };
  return { id, title: `Course ${id}`, list, subject, lessons: 4, lesson };
};
const courses = [
  open('shares', 'freeCourse', 'mathematics'),
  open('code', 'freeCourse', 'coding'),
  open('integers', 'classSeven', 'mathematics'),
  open('motion', 'classNine', 'physics'),
];

function Home() {
  useHomeShape();
  return (
    <HomeText value={home}>
      <Hero courses={courses} wall={['mathematics']} />
      <ContinueLearning courses={courses} />
      <ClassQuestion />
    </HomeText>
  );
}

const practised = { template: 'm1-put-together', seed: 1, level: 1, outcome: 'right' } as const;
const shape = () => document.documentElement.className;
const show = (session: Session) => renderAs(session, <Home />, '/');
const question = () => screen.queryByRole('heading', { name: 'Which class are you in?' });

// Loaded ahead: these tests check what happens, not when.
beforeAll(() => import('../../features/practice/today-card.tsx'));
beforeEach(() => {
  document.documentElement.className = '';
  document.documentElement.style.cssText = '';
});
test('a visitor is asked for the class once, which home then has below the hero', async () => {
  const user = userEvent.setup();
  const { unmount } = show(visitor);
  expect(shape()).toBe('asks');
  expect(screen.getAllByRole('link', { name: /^Class \d+$/ })).toHaveLength(classLists.length);
  const seven = screen.getByRole('link', { name: 'Class 7' });
  expect(seven).toHaveAttribute('href', '/learn/7');
  await user.click(seven);
  unmount();
  show(visitor);
  expect(shape()).toBe('own');
  expect(question()).toBeNull();
  const first = screen.getByRole('heading', { name: 'Start Class 7' });
  const promise = screen.getByRole('heading', { level: 1 });
  expect(first.compareDocumentPosition(promise)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(
    screen.getAllByRole('link', { name: /^Read lesson 1/ }).map((link) => link.getAttribute('href')),
  ).toEqual(['/course/integers/lesson/first', '/course/shares/lesson/first', '/course/code/lesson/first']);
  for (const name of ['Everything in class 7', 'Find your class'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/learn/7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your class' }), 'Class 9');
  expect(screen.getByRole('heading', { name: 'Start Class 9' })).toBeVisible();
});

test('who does not say is not asked again, and finds all classes where they look for theirs', async () => {
  const user = userEvent.setup();
  const { unmount } = show(visitor);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect([shape(), question()]).toEqual(['', null]);
  unmount();
  show(visitor);
  expect([shape(), question()]).toEqual(['', null]);
  expect(screen.getByRole('link', { name: 'Find your class' })).toHaveAttribute('href', '/learn');
});

test('a student’s courses stand below the hero, their buttons lead to the lists, and nothing is asked', async () => {
  schoolClass.answer('classSeven');
  serveSchool((call) => ({
    json: matchCall(endpoints.enrolments, call) ? [enrolmentIn('sums', ['first'])] : [],
  }));
  show(rima);
  const link = await screen.findByRole('link', { name: 'Continue: Course sums' });
  const promise = screen.getByRole('heading', { level: 1 });
  expect(link.compareDocumentPosition(promise)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(shape()).toBe('own student');
  expect(question()).toBeNull();
  expect(screen.getByRole('link', { name: 'Find your class' })).toHaveAttribute('href', '/classes');
  expect(await hrefOf('See courses for class 7')).toBe('/classes/seven');
  await waitFor(() => expect(localStorage.getItem('homeRoom')).toBe('1024:0'));
});

const cash = { amount: 0, currency: 'BDT' };
const week = {
  week: '',
  from: '2026-11-16',
  people: 5,
  enrolments: 4,
  sales: 3,
  income: 9,
  cash,
  openMessages: 6,
};
const school: Overview = { timeZone: 'Asia/Dhaka', publishRequests: 2, refundsDue: 0, weeks: [week] };
const taught = [{ _id: 'green', name: 'Class 7, Green', code: 'ABCDEFGH', pupils: 12, tasks: 1 }];

test.each([
  [
    'an owner',
    'admin',
    'Your school',
    ['New article', 'Overview', '6 open messages', '2 requests to publish'],
  ],
  ['a teacher', 'teacher', 'Classes I teach', ['Class 7, Green']],
])('%s has what is theirs below the hero', async (_who, role, heading, links) => {
  serveSchool((call) => {
    if (matchCall(endpoints.overview, call)) return { json: school };
    return { json: matchCall(endpoints.taughtClassrooms, call) ? taught : [] };
  });
  show({ ...rima, idToken: async () => tokenWith({ [role]: true }) });
  const title = await screen.findByRole('heading', { name: heading });
  const promise = screen.getByRole('heading', { level: 1 });
  expect(title.compareDocumentPosition(promise)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  for (const name of links) expect(await screen.findByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Assign/ })).toHaveLength(role === 'teacher' ? 1 : 0);
  expect(screen.queryAllByRole('definition')).toHaveLength(role === 'admin' ? 8 : 0);
});

test('people who have practised see today’s exercises below the hero, with or without a class', async () => {
  practiceLog.add(practised, Date.now() - 5 * 86_400_000);
  const { unmount } = show(visitor);
  const card = await screen.findByRole('heading', { name: 'Daily practice' });
  const promise = screen.getByRole('heading', { level: 1 });
  expect(card.compareDocumentPosition(promise)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/practice/today');
  expect(screen.getByText(/^\d exercises to review\.$/)).toBeVisible();
  expect(shape().split(' ').sort()).toEqual(['asks', 'own', 'practised']);
  await waitFor(() => expect(localStorage.getItem('homeRoom')).toBe('1024:0'));
  unmount();
  schoolClass.answer('classSeven');
  show(visitor);
  expect(await screen.findByRole('heading', { name: 'Start Class 7' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Daily practice' })).toBeVisible();
});

test.each([
  ['nobody yet', {}, 'asks', ''],
  ['a student', { accessToken: 't', homeRoom: '1024:420' }, 'own student', '420px'],
  ['a student in another window', { accessToken: 't', homeRoom: '360:420' }, 'own student', ''],
  ['a visitor with a class', { schoolClass: 'classSeven' }, 'own', ''],
  ['one who did not say', { schoolClass: 'skipped' }, '', ''],
  ['a visitor who has practised', { practiceLog: '[{}]' }, 'asks own practised', ''],
])('before the first paint the page has the shape of %s', (_who, kept, expected, room) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  runInThisContext(`(document, localStorage, innerWidth) => { ${homeShapeScript} }`)(
    document,
    localStorage,
    1024,
  );
  expect([shape().trim(), document.documentElement.style.getPropertyValue('--room')]).toEqual([
    expected,
    room,
  ]);
});
