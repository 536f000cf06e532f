import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Week, WeekView } from '@pathshala/contract/practice/model-test';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAs, textsOf, visitor } from '../../testing/render-as.tsx';
import { matchCall, refusal, type SchoolAnswer, serveSchool } from '../../testing/serve-school.ts';
import { skillTitles } from '../../testing/skill-titles.ts';
import { Component as WeekPage } from './week-page.tsx';

vi.mock('@pathshala/content/practice/skill-titles', () => import('../../testing/skill-titles.ts'));

const token = 'secret-of-rima';
const [skill] = skillTitles;
const empty = (from: string, to: string): Week => ({
  ...{ from, to, courses: [], lessonMinutes: 0, skills: [], practiceMinutes: 0 },
});
const full: Week = {
  ...empty('2026-11-16', '2026-11-22'),
  courses: [{ title: 'Sums', lessons: ['Adding', 'Taking away'], quizzes: ['Adding'], modelTest: true }],
  lessonMinutes: 25,
  skills: [
    { id: skill.id, count: 12 },
    { id: 'gone-from-the-school', count: 3 },
  ],
  practiceMinutes: 9,
};
const before = empty('2026-11-09', '2026-11-15');
const view: WeekView = {
  name: 'Rima',
  weeks: [
    full,
    { ...before, courses: [{ title: 'Maps', lessons: ['North'], quizzes: [] }], lessonMinutes: 10 },
  ],
  due: [
    { kind: 'lesson', id: 'sums~twos', due: '2026-11-25', title: 'Counting in twos', about: 'Sums' },
    { kind: 'practice', id: skill.id, due: '2026-11-26', title: '', about: '' },
    { kind: 'practice', id: 'gone-from-the-school', due: '2026-11-26', title: '', about: '' },
  ],
  reviews: [skill.id, 'gone-from-the-school'],
  next: [{ course: 'Maps', lesson: 'South' }],
};

function open(said: SchoolAnswer, at = `/week#${token}`) {
  const calls = serveSchool((call) => (matchCall(endpoints.weekView, call) ? said : undefined));
  renderAs(visitor, <WeekPage />, at);
  return calls;
}

test('says what was learned, about how long, what is due and what comes next, to who has no account', async () => {
  const calls = open({ json: view });
  expect(await screen.findByRole('heading', { name: 'Rima' })).toBeVisible();
  expect(screen.getByText('The last seven days: 16 Nov to 22 Nov')).toBeVisible();
  expect(await screen.findAllByText(skill.title)).toHaveLength(3);
  const lists = screen.getAllByRole('list').map((list) => textsOf(within(list).getAllByRole('listitem')));
  expect(lists.slice(0, 6)).toEqual([
    ['2 lessons done', '1 quiz passed', '1 model test passed', '15 exercises practised', 'about 34 minutes'],
    ['Adding · lesson done · quiz passed', 'Taking away · lesson done', 'Model test · passed'],
    [`${skill.title} · 12 exercises`],
    ['Counting in twos · Sums · due 25 Nov', `${skill.title} · due 26 Nov`],
    [skill.title],
    ['South · Maps'],
  ]);
  expect(screen.getByRole('heading', { name: '1 skill to review' })).toBeVisible();
  expect(screen.getByText(/^We choose reviews/)).toBeVisible();
  expect(calls).toMatchObject([{ body: { token }, token: null }]);
  expect(calls.filter(({ what }) => what.includes(token))).toEqual([]);
});

test('a link that has ended says so, and what to do', async () => {
  open(refusal(404, 'not-found', 'This link has ended.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an address without a link says so, and asks nothing', async () => {
  const calls = open({ json: view }, '/week');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(calls).toEqual([]);
});
