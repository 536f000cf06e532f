import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import 'fake-indexeddb/auto';
import type { OpenRequest, PublishRequest, StudioItem } from '@pathshala/contract/studio/items';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hrefOf } from '../../../testing/render-as.tsx';
import { adminSession, renderPage } from '../../../testing/render-page.tsx';
import { matchCall, type SchoolCall, serveSchool } from '../../../testing/serve-school.ts';
import { Component as ItemPage } from '../item-page.tsx';
import { RequestInbox } from './requests.tsx';

const teacher = { _id: 'u-shirin', displayName: 'Shirin' };
const admin = { _id: 'u-admin', displayName: 'Nasrin' };
const at = '2026-11-22T08:00:00.000Z';
const question = { question: 'One and one?', options: ['1', '2', '3'], answer: 1, explanation: 'Count on.' };
const fields = { title: 'Mangoes', minutes: 8, body: 'One and one is two.', quiz: [question] };

/** A school with a lesson of a teacher who may not publish, and the request about it. */
function school(item: Partial<StudioItem>, requests: readonly OpenRequest[] = []) {
  let lesson: StudioItem = {
    ...{ id: 'sums~first', state: 'draft', updateTime: 't1', draft: fields, published: null },
    ...item,
  };
  return serveSchool((call) => {
    if (call.what.startsWith('GET /api/admin/')) return { json: { admin: requests.length > 0 } };
    if (matchCall(studioEndpoints.studioRequests, call)) return { json: { items: requests, next: null } };
    if (matchCall(studioEndpoints.studioAsk, call)) {
      const { word } = call.body as { word: string };
      const request: PublishRequest = { by: teacher, at, word };
      lesson = { ...lesson, request };
      return { json: request };
    }
    if (matchCall(studioEndpoints.studioUnask, call)) {
      const { request: _, ...rest } = lesson;
      lesson = rest;
      return { json: { ended: true } };
    }
    return { json: lesson };
  });
}

const openEditor = () =>
  renderPage(<ItemPage />, { at: '/studio/lessons/sums~first', path: '/studio/:kind/:id' });
// Without a token, whose claims would be compared with the role.
const openStudio = () =>
  renderPage(<RequestInbox />, { at: '/studio', session: { ...adminSession, idToken: async () => null } });
const button = (name: string) => screen.findByRole('button', { name });
const sent = (calls: readonly SchoolCall[], endpoint: Parameters<typeof matchCall>[0]) =>
  calls.find((call) => matchCall(endpoint, call))?.body;

it('a teacher who may not publish asks with a word, sees the request, and withdraws it', async () => {
  const calls = school({ asks: true });
  openEditor();
  await userEvent.click(await button('Ask for publishing'));
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Note to the admin'), 'For Sunday.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for publishing' }));
  const request = await screen.findByRole('region', { name: 'Requests to publish' });
  expect(request).toHaveTextContent(/Shirin asked for this to be published\..*“For Sunday\.”/);
  expect(sent(calls, studioEndpoints.studioAsk)).toEqual({ word: 'For Sunday.' });
  expect(await button('Ask again')).toBeVisible();
  await userEvent.click(within(request).getByRole('button', { name: 'Withdraw the request' }));
  await waitFor(() => expect(request).not.toBeInTheDocument());
  expect(await button('Ask for publishing')).toBeVisible();
});

it('a returned request stands at the item, with the admin’s word', async () => {
  const returned = { by: admin, at, word: 'The second answer is wrong.' };
  school({ asks: true, request: { by: teacher, at, word: '', returned } });
  openEditor();
  expect(await screen.findByRole('region', { name: 'Requests to publish' })).toHaveTextContent(
    /Nasrin sent this back to be changed\..*“The second answer is wrong\.”/,
  );
});

it('an admin finds the requests as links to their items, which have the buttons', async () => {
  const open = { kind: 'lessons', id: 'sums~first', title: 'Mangoes' } as const;
  school({}, [{ ...open, by: teacher, at, word: 'For Sunday.' }]);
  openStudio();
  const inbox = await screen.findByRole('region', { name: 'Requests to publish' });
  expect(await hrefOf('Mangoes', within(inbox))).toBe('/studio/lessons/sums~first');
  expect(inbox).toHaveTextContent(/Shirin asked for this to be published\..*“For Sunday\.”/);
  expect(within(inbox).queryByRole('button')).toBeNull();
});
