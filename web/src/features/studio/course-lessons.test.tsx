import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, refusal, serveSchool } from '../../testing/serve-school.ts';
import { CourseLessons } from './course-lessons.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The place in each lesson's draft; `c` is new. */
let orders: Record<string, number | undefined> = {};

function show() {
  orders = { a: undefined, b: undefined, c: undefined };
  const calls = serveSchool((call) => {
    const item = matchCall(studioEndpoints.studioItem, call) ?? matchCall(studioEndpoints.studioSave, call);
    const id = item?.values.id.split('~')[1] ?? '';
    if (matchCall(studioEndpoints.studioSave, call)) orders[id] = (call.body as StudioFields).order as number;
    if (item) {
      const draft = { title: id, ...(orders[id] === undefined ? {} : { order: orders[id] }) };
      return { json: { id: item.values.id, state: 'changed', updateTime: 't', draft, published: null } };
    }
    if (matchCall(endpoints.course, call)) return { json: { outline: [{ id: 'b' }, { id: 'a' }] } };
    if (!matchCall(studioEndpoints.studioList, call)) return refusal(404, 'not-found', 'No');
    const items = Object.entries(orders).map(([one, order]) => ({
      ...{ id: `sums~${one}`, title: one.toUpperCase(), state: 'draft', by: null, at: null },
      ...(order === undefined ? {} : { order }),
    }));
    return { json: { items, next: null } };
  });
  renderPage(<CourseLessons courseId="sums" />, { at: '/', path: '/' });
  return calls;
}

const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows the lessons in order; a button moves one, announces the move and saves drafts', async () => {
  const calls = show();
  await screen.findByRole('button', { name: 'Move B down' });
  await waitFor(() => expect(titles()).toEqual(['B', 'A', 'C']));
  expect(screen.getByRole('button', { name: 'Move B up' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Move B down' }));
  expect(await screen.findByText('B is now 2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(orders).toEqual({ a: 1, b: 2, c: 3 }));
  await waitFor(() => expect(titles()).toEqual(['A', 'B', 'C']));
  expect(calls.some((call) => matchCall(studioEndpoints.studioPublish, call))).toBe(false);
});

it('explains how to move a lesson with the keyboard', async () => {
  show();
  const handle = await screen.findByRole('button', { name: 'Move A' });
  expect(handle).toHaveAccessibleDescription(/press Space, then the arrow keys/);
});

it('fetches the lessons again after the course is published, which makes them live', async () => {
  let waits = true;
  serveSchool((call) => {
    if (!matchCall(studioEndpoints.studioList, call)) return { json: { outline: [{ id: 'a' }] } };
    const item = { id: 'sums~a', title: 'A', state: 'live', by: null, at: null, ...(waits && { waits }) };
    return { json: { items: [item], next: null } };
  });
  function Course() {
    const [round, setRound] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setRound(1)}>
          The course is published
        </button>
        <CourseLessons courseId="sums" round={round} />
      </>
    );
  }
  renderPage(<Course />, { at: '/', path: '/' });
  expect(await screen.findByText('Published')).toBeVisible();
  waits = false;
  await userEvent.click(screen.getByRole('button', { name: 'The course is published' }));
  expect(await screen.findByText('Live')).toBeVisible();
});
