import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { ContactMessage } from '@pathshala/contract/site/contact';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hrefOf } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, matchCall, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { Component as MessagesPage } from './messages-page.tsx';

const inbox = (count: number): ContactMessage[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `m${at}`,
    name: `Parent ${at}`,
    email: at === 2 ? 'a@b.c?bcc=all@evil.example' : `parent${at}@mail.example`,
    message: at === 1 ? `${'A long story. '.repeat(30)}\n\nThe end.` : `Question ${at}`,
    language: at === 0 ? 'bn' : 'en',
    receivedAt: new Date(Date.UTC(2026, 10, 20, 9) - at * 3_600_000).toISOString(),
    answeredAt: null,
  }));

const show = (at = '/messages') => renderPage(<MessagesPage />, { at });

it('shows them as the API orders them, each with a mail to its sender in the language that they wrote in', async () => {
  const calls = serveSchool(() => ({ json: inbox(3) }));
  show();
  const table = await screen.findByRole('table', { name: 'Messages' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('Parent 0');
  expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T09:00:00.000Z');
  expect(second).toHaveTextContent('Parent 1');
  // To the sender only, whatever was sent as the address.
  expect(await hrefOf('a@b.c?bcc=all@evil.example')).toBe('mailto:a@b.c%3Fbcc%3Dall@evil.example');
  const what = whatOf(endpoints.messages, { query: { limit: 60 } });
  expect(calls[0]).toMatchObject({ what, token: 'Bearer token-of-admin' });
  const [bangla, english] = await Promise.all(
    ['Parent 0', 'Parent 1'].map(async (name) => new URL((await hrefOf(`Answer: ${name}`)) ?? '')),
  );
  expect([bangla?.pathname, english?.pathname]).toEqual(['parent0@mail.example', 'parent1@mail.example']);
  expect([...(bangla?.searchParams ?? [])]).toEqual([['subject', 'পাঠশালা: আপনার বার্তার উত্তর']]);
  expect([...(english?.searchParams ?? [])]).toEqual([['subject', 'Your message to Pathshala']]);
});

describe('what is done with a message', () => {
  /** A school with an inbox that can be changed. */
  function serveInbox(count: number) {
    let kept = inbox(count);
    return serveSchool((call) => {
      const marked = matchCall(endpoints.answerMessage, call);
      const removed = matchCall(endpoints.deleteMessage, call);
      const { answered } = (call.body ?? {}) as { answered?: boolean };
      const answeredAt = answered ? '2026-11-20T10:00:00.000Z' : null;
      if (removed) kept = kept.filter(({ _id }) => _id !== removed.values.id);
      kept = kept.map((one) => (one._id === marked?.values.id ? { ...one, answeredAt } : one));
      if (marked || removed) return { json: { modifiedCount: 1 } };
      const state = matchCall(endpoints.messages, call)?.query.get('state');
      return { json: kept.filter((one) => !state || (one.answeredAt === null) === (state === 'open')) };
    });
  }
  const press = async (name: string, of: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `More: ${of}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('is marked as answered, and open again', async () => {
    const calls = serveInbox(2);
    show();
    await press('Mark as answered', 'Parent 1');
    expect(await screen.findByText('Marked as answered')).toBeInTheDocument();
    expect(await screen.findByText('20 Nov 2026', { selector: 'time' })).toBeVisible();
    await press('Mark as open', 'Parent 1');
    await waitFor(() => expect(screen.queryByText('20 Nov 2026')).not.toBeInTheDocument());
    expect(changesOf(calls).map(({ body }) => body)).toEqual([{ answered: true }, { answered: false }]);
  });

  it('leaves the list of open ones when it is answered, and the focus stays there', async () => {
    serveInbox(2);
    const { router } = show('/messages?state=answered');
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Open');
    expect(router.state.location.search).toBe('?state=open');
    await press('Mark as answered', 'Parent 0');
    await waitFor(() => expect(screen.queryByText('Question 0')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('table')));
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Answered');
    expect(await screen.findByText('Question 0')).toBeVisible();
  });

  it('is deleted after a question', async () => {
    const calls = serveInbox(2);
    show();
    await press('Delete', 'Parent 0');
    const question = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(changesOf(calls)).toEqual([]);
    await press('Delete', 'Parent 0');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Message deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Question 0')).not.toBeInTheDocument());
    expect(changesOf(calls).map(({ what }) => what)).toEqual([whatOf(endpoints.deleteMessage, { id: 'm0' })]);
  });
});
