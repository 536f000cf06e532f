import type { ContactMessage } from '@pathshala/contract/contact';
import { endpoints } from '@pathshala/contract/endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';
import MessagesPage from './messages-page.tsx';

const inbox = (count: number): ContactMessage[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `m${at}`,
    name: `Parent ${at}`,
    email: `parent${at}@mail.example`,
    message: at === 1 ? `${'A long story. '.repeat(30)}\n\nThe end.` : `Question ${at}`,
    receivedAt: new Date(Date.UTC(2026, 10, 20, 9) - at * 3_600_000).toISOString(),
    answeredAt: null,
  }));

const show = () => renderPage(<MessagesPage />, { at: '/messages' });

afterEach(() => vi.unstubAllGlobals());

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

  it('begins a mail to the sender alone, whatever was sent as an address', async () => {
    const email = 'a@b.c?bcc=all@evil.example';
    serveSchool(() => ({ json: inbox(1).map((one) => ({ ...one, email })) }));
    show();
    expect(await screen.findByRole('link', { name: email })).toHaveAttribute(
      'href',
      'mailto:a@b.c%3Fbcc%3Dall@evil.example',
    );
  });

  it('cuts a long message and shows the whole on demand', async () => {
    serveSchool(() => ({ json: inbox(2) }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Read More: Message from Parent 1' }));
    expect(within(await screen.findByRole('dialog')).getByText('The end.')).toBeVisible();
  });

  it('pages', async () => {
    serveSchool(() => ({ json: inbox(23) }));
    show();
    expect(await screen.findByText('1–20 of 23')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Question 22')).toBeVisible();
    expect(screen.queryByText('Question 0')).not.toBeInTheDocument();
  });

  it('leads back to the users', async () => {
    serveSchool(() => ({ json: [] }));
    show();
    expect(await screen.findByRole('link', { name: 'All Users' })).toHaveAttribute('href', '/users');
  });

  it('says that there is none yet', async () => {
    serveSchool(() => ({ json: [] }));
    show();
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
  });

  it('says why they did not arrive, and fetches them again', async () => {
    let up = false;
    serveSchool(() => (up ? { json: inbox(1) } : refusal(503, 'unavailable', 'The service is down.')));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is down.');
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Question 0')).toBeVisible();
  });
});
