import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../auth/session-context.ts';
import { visitor } from '../testing/render-as.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { createMemoryRouter, RouterProvider } from '../testing/router.ts';
import { Link } from '../ui/router.ts';
import { MessengerButton, Shell } from './shell.tsx';

/** A page whose heading comes when its answer does, as a lesson's. */
let showLate: () => void;
function LatePage() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    showLate = () => setThere(true);
  }, []);
  return there ? <h1>Late</h1> : <p>Loading</p>;
}

function Start() {
  return (
    <>
      <h1>Start</h1>
      <Link to="/quick#part">To its part</Link>
      <Link to="/late">To late</Link>
      <Link to="/?sort=name">Sort</Link>
      <Link to="/gradeEight">Grades</Link>
      <button type="button">Elsewhere</button>
    </>
  );
}

function open() {
  const quick = (
    <>
      <h1>Quick</h1>
      <section id="part">
        <h2>Its part</h2>
      </section>
    </>
  );
  const children = [
    { path: '/', element: <Start /> },
    { path: '/gradeEight', element: <Start /> },
    { path: '/quick', element: quick },
    { path: '/late', element: <LatePage /> },
    { path: '/studio/:kind/:id', element: <h1>Writing</h1> },
  ];
  const router = createMemoryRouter([{ element: <Shell />, children }]);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={visitor}>
        <RouterProvider router={router} />
      </SessionContext>
    </SWRConfig>,
  );
  return { router, user: userEvent.setup() };
}

// By their text: looking for roles takes its time over the whole shell.
const heading = (name: string) => screen.findByText(name, { selector: 'main h1, main h2' });
const link = (name: string) => screen.getByText(name, { selector: 'a' });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(link(name));
const region = () => document.getElementById('arrival');

beforeEach(() => {
  region()?.remove();
  document.title = 'Quick · School';
  window.location.hash = '';
});

test('the first page takes no focus; then it moves to the next page’s heading, whose title is announced', async () => {
  const { router } = open();
  await heading('Start');
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/quick'));
  const next = await heading('Quick');
  await waitFor(() => expect(next).toHaveFocus());
  expect(region()).toHaveTextContent('Quick · School');
  expect(region()).toHaveProperty('ariaLive', 'polite');
});

test('a link to a part of the next page leads to that part’s heading', async () => {
  const { user } = open();
  window.location.hash = '#part';
  await press(user, 'To its part');
  const part = await heading('Its part');
  await waitFor(() => expect(part).toHaveFocus());
});

test('a heading that loads later gets focus later', async () => {
  const { user } = open();
  await press(user, 'To late');
  await screen.findByText('Loading');
  // The module that waits is there by now.
  await vi.dynamicImportSettled();
  act(() => showLate());
  const late = await heading('Late');
  await waitFor(() => expect(late).toHaveFocus());
});

test.each(['Sort', 'Grades'])('%s leaves the focus where it is: the page is the same', async (name) => {
  const { user } = open();
  await press(user, name);
  await vi.dynamicImportSettled();
  expect(link(name)).toHaveFocus();
  expect(region()).toBeNull();
});

test('where somebody writes, the page is alone', async () => {
  const { router } = open();
  const around = () => document.querySelectorAll('body header, body footer').length;
  await heading('Start');
  await waitFor(() => expect(around()).toBe(2));
  await act(() => router.navigate('/studio/lessons/sums~first'));
  await heading('Writing');
  expect(around()).toBe(0);
  expect(screen.getByText(/^Skip/)).toHaveAttribute('href', '#main');
});

test('the chat button opens the page’s messenger in a new tab, and is not there without a page', () => {
  const { unmount } = renderPage(<MessengerButton pageId="our.school" />, { at: '/' });
  const link = screen.getByRole('link', { name: 'Chat with us' });
  expect(link).toHaveAttribute('href', 'https://m.me/our.school');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  unmount();
  renderPage(<MessengerButton pageId="" />, { at: '/' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
