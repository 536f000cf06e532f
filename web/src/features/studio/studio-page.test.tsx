import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry, StudioItem } from '@pathshala/contract/studio/items';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, serveSchool } from '../../testing/serve-school.ts';
import { Component as StudioPage } from './studio-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const at = '2026-11-20T09:00:00.000Z';
const fromFiles: StudioEntry = { id: 'sums', title: 'Sums', state: 'live', by: null, at: null, revision: 1 };
const begun: StudioEntry = { id: 'ratio', title: 'Ratio', state: 'draft', by: null, at };
const lesson: StudioEntry = { id: 'ratio~first', title: 'First', state: 'draft', by: null, at };
const question = { question: 'How many?', options: ['1', '2'], answer: 0, explanation: 'Count them.' };
const drafts: Readonly<Record<string, StudioItem['draft']>> = {
  ratio: { title: 'Ratio', list: 'classSix' },
  'ratio~first': { title: 'First', minutes: 10, body: 'One is $1$.', quiz: [question, question, question] },
};

function show(courses: readonly StudioEntry[], lessons: readonly StudioEntry[] = []) {
  serveSchool((call) => {
    const list = matchCall(studioEndpoints.studioList, call);
    const all = { courses, lessons }[list?.values.kind ?? ''] ?? [];
    if (list) return { json: { items: all, next: null } };
    const item = matchCall(studioEndpoints.studioItem, call);
    if (!item) return { json: { admin: true } };
    const { id } = item.values;
    return { json: { id, state: 'draft', updateTime: 't', draft: drafts[id], published: null } };
  });
  return renderPage(<StudioPage />, { at: '/studio' });
}

const checklist = () => screen.findByRole('region', { name: 'Your first course' });
const done = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .filter((one) => within(one).queryByText('Done'))
    .map((one) => within(one).getByRole('link').textContent);

it('leads a school that has only the courses of its files to begin one of its own', async () => {
  show([fromFiles]);
  const list = await checklist();
  expect(done(list)).toEqual([]);
  expect(within(list).getByRole('link', { name: 'Begin a course' })).toHaveAttribute(
    'href',
    '/studio/courses?new=courses',
  );
});

it('ticks what the school has, and links to what is missing', async () => {
  show([begun, fromFiles], [lesson]);
  const list = await checklist();
  await waitFor(() =>
    expect(done(list)).toEqual([
      'Begin a course',
      'Write a first lesson',
      'Add a picture, a figure or a formula',
      'Add a quiz of three questions',
    ]),
  );
  expect(list).toHaveTextContent('4 of 8 steps done');
  const second = within(list).getByRole('link', { name: 'Write a second lesson' });
  expect(second).toHaveAttribute('href', '/studio/courses/ratio');
});

it('is gone once a course of the school’s own is live', async () => {
  show([{ ...begun, state: 'live', revision: 1 }]);
  expect(await screen.findByRole('heading', { name: 'Courses' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your first course' })).toBeNull();
});

it('stays away on this device once it was put away, and can be found again', async () => {
  const { unmount } = show([fromFiles]);
  const list = await checklist();
  await userEvent.click(within(list).getByRole('button', { name: 'Put this list away' }));
  expect(list).not.toBeInTheDocument();
  unmount();
  show([fromFiles]);
  await userEvent.click(await screen.findByRole('button', { name: 'Find' }));
  expect(screen.queryByRole('region', { name: 'Your first course' })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'Show the steps to a first course' }));
  expect(await checklist()).toBeVisible();
});
