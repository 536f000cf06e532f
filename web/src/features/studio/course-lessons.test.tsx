import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { MoveInput } from '@pathshala/contract/studio/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, refusal, serveSchool } from '../../testing/serve-school.ts';
import { CourseLessons } from './course-lessons.tsx';

/** Lessons of these ids, the last first. */
function listed(ids: readonly string[]) {
  const items = ids.map((one, at) => ({
    ...{ id: `sums~${one}`, title: one.toUpperCase(), state: 'draft', by: null, at: null, place: at + 1 },
  }));
  return { json: { items: items.toReversed(), next: null } };
}

/** The lessons in their order at the school. */
let ids: string[] = [];
let isDown = false;

function show() {
  ids = ['b', 'a', 'c'];
  isDown = false;
  const calls = serveSchool((call) => {
    const moved = matchCall(studioEndpoints.studioMove, call);
    if (moved && isDown) return refusal(503, 'unavailable', 'The line is down');
    if (moved) {
      const id = moved.values.id.split('~')[1] ?? '';
      const { place } = call.body as MoveInput;
      ids = ids.filter((one) => one !== id).toSpliced(place - 1, 0, id);
      return { json: { place } };
    }
    if (!matchCall(studioEndpoints.studioList, call)) return refusal(404, 'not-found', 'No');
    return listed(ids);
  });
  renderPage(<CourseLessons courseId="sums" />, { at: '/', path: '/' });
  return calls;
}

const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows the lessons in order; a button moves one at once, a number to its place, and the move is announced', async () => {
  const calls = show();
  await screen.findByRole('button', { name: 'Move B down' });
  await waitFor(() => expect(titles()).toEqual(['B', 'A', 'C']));
  expect(screen.getByRole('button', { name: 'Move B up' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Move B down' }));
  expect(await screen.findByText('B is now 2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(titles()).toEqual(['A', 'B', 'C']));
  expect(ids).toEqual(['a', 'b', 'c']);
  const placeOfC = screen.getByRole('spinbutton', { name: 'Place of C' });
  await userEvent.clear(placeOfC);
  await userEvent.type(placeOfC, '1{Enter}');
  expect(await screen.findByText('C is now 1 of 3')).toBeInTheDocument();
  expect(titles()).toEqual(['C', 'A', 'B']);
  expect(screen.getByRole('spinbutton', { name: 'Place of C' })).toHaveValue(1);
  expect(calls.some((call) => matchCall(studioEndpoints.studioPublish, call))).toBe(false);
  // A move that the school refuses is not announced.
  isDown = true;
  await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false'));
  await userEvent.click(screen.getByRole('button', { name: 'Move B up' }));
  expect(await screen.findByText('The line is down')).toBeInTheDocument();
  expect(titles()).toEqual(['C', 'A', 'B']);
  expect(screen.queryByText(/is now/)).toBeNull();
});

it('publishes all that are not live, the newest too, and names those that the school refuses', async () => {
  const published: string[] = [];
  const shown = ['b', 'c'];
  serveSchool((call) => {
    const id = matchCall(studioEndpoints.studioPublish, call)?.values.id;
    if (id === 'sums~c') {
      const errors = [{ path: 'title', key: 'validation.required', detail: 'must be filled in' }];
      const refused = refusal(422, 'invalid-fields', 'Wrong');
      return { ...refused, json: { ...(refused.json as object), errors } };
    }
    if (id) published.push(id);
    if (id) return { json: { revision: 1, publishedAt: '2026-01-01T00:00:00Z' } };
    const read = matchCall(studioEndpoints.studioItem, call)?.values.id;
    if (read) return { json: { id: read, state: 'draft', updateTime: '1', draft: {}, published: null } };
    return listed(shown);
  });
  renderPage(<CourseLessons courseId="sums" />, { at: '/', path: '/' });
  const button = await screen.findByRole('button', { name: 'Publish all' });
  // The list that is shown does not have it yet.
  shown.push('d');
  await userEvent.click(button);
  const said = await screen.findByRole('alert');
  expect(published).toEqual(['sums~b', 'sums~d']);
  expect(said).toHaveTextContent(/C.*Title: must be filled in/);
  expect(within(said).getAllByRole('link')).toHaveLength(1);
});
