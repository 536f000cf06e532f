import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { ContactMessage } from '@pathshala/contract/site/contact';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, matchCall, serveSchool, whatOf } from '../../testing/serve-school.ts';
import * as files from '../../ui/save-file.ts';
import { Component as MessagesPage } from './messages-page.tsx';

const inbox = (count: number): ContactMessage[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `m${at}`,
    name: `Parent ${at}`,
    email: `parent${at}@mail.example`,
    message: at === 1 ? `${'A long story. '.repeat(30)}\n\nThe end.` : `Question ${at}`,
    language: at === 0 ? 'bn' : 'en',
    receivedAt: new Date(Date.UTC(2026, 10, 20, 9) - at * 3_600_000).toISOString(),
    answeredAt: null,
  }));

const show = () => renderPage(<MessagesPage />, { at: '/messages' });

afterEach(() => {
  act(() => toast.remove());
});

describe('messages', () => {
  it('shows them as the API orders them, each with a way to answer', async () => {
    const calls = serveSchool(() => ({ json: inbox(3) }));
    show();
    const table = await screen.findByRole('table', { name: 'Messages' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('Parent 0');
    expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T09:00:00.000Z');
    expect(second).toHaveTextContent('Parent 1');
    expect(screen.getByRole('link', { name: 'parent2@mail.example' })).toHaveAttribute(
      'href',
      'mailto:parent2@mail.example',
    );
    const what = whatOf(endpoints.messages, { query: { limit: 60 } });
    expect(calls[0]).toMatchObject({ what, token: 'Bearer token-of-admin' });
  });

  it('starts a mail to the sender alone, whatever was sent as an address', async () => {
    const email = 'a@b.c?bcc=all@evil.example';
    serveSchool(() => ({ json: inbox(1).map((one) => ({ ...one, email })) }));
    show();
    expect(await screen.findByRole('link', { name: email })).toHaveAttribute(
      'href',
      'mailto:a@b.c%3Fbcc%3Dall@evil.example',
    );
  });

  it('are taken along as they were written, so that no program runs what is there', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
    const odd = { name: '=রিমা, "mother"', message: 'When?\nThank you.' };
    serveSchool(() => ({ json: inbox(1).map((one) => ({ ...one, ...odd })) }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Download all as CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const text = saved.mock.calls[0]?.[1] ?? '';
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text).toContain('"\'=রিমা, ""mother""",parent0@mail.example,"When?\nThank you."');
    saved.mockRestore();
  });
});

describe('what is done with a message', () => {
  /** A school with an inbox that changes as it is asked to. */
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
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('is answered by a mail to its sender, in the language that they wrote in', async () => {
    serveInbox(2);
    show();
    const mailOf = async (name: string) =>
      new URL((await screen.findByRole('link', { name: `Answer: ${name}` })).getAttribute('href') ?? '');
    const [first, second] = [await mailOf('Parent 0'), await mailOf('Parent 1')];
    expect([first.pathname, second.pathname]).toEqual(['parent0@mail.example', 'parent1@mail.example']);
    expect([...first.searchParams]).toEqual([['subject', 'পাঠশালা: আপনার বার্তার উত্তর']]);
    expect([...second.searchParams]).toEqual([['subject', 'Your message to Pathshala']]);
  });

  it('is marked as answered, and open again', async () => {
    const calls = serveInbox(2);
    show();
    await press('Mark as answered: Parent 1');
    expect(await screen.findByText('Marked as answered')).toBeInTheDocument();
    expect(await screen.findByText('20 Nov 2026', { selector: 'time' })).toBeVisible();
    await press('Mark as open: Parent 1');
    await waitFor(() => expect(screen.queryByText('20 Nov 2026')).not.toBeInTheDocument());
    expect(changesOf(calls).map(({ body }) => body)).toEqual([{ answered: true }, { answered: false }]);
  });

  it('leaves the list of open ones when it is answered, and the focus stays there', async () => {
    serveInbox(2);
    const { router } = show();
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Open');
    expect(router.state.location.search).toBe('?state=open');
    await press('Mark as answered: Parent 0');
    await waitFor(() => expect(screen.queryByText('Question 0')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('table')));
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Answered');
    expect(await screen.findByText('Question 0')).toBeVisible();
  });

  it('is deleted after a question', async () => {
    const calls = serveInbox(2);
    show();
    await press('Delete: Parent 0');
    const question = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(changesOf(calls)).toEqual([]);
    await press('Delete: Parent 0');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Message deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Question 0')).not.toBeInTheDocument());
    expect(changesOf(calls).map(({ what }) => what)).toEqual([whatOf(endpoints.deleteMessage, { id: 'm0' })]);
  });
});
