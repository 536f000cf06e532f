import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter, Route, Routes } from '../testing/router.ts';
import { Below, Later } from './later.tsx';
import { Link } from './router.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const page = (press: () => void) => (
  <MemoryRouter>
    <Later>
      <p>First part</p>
      <button type="button" onClick={press}>
        Second part
      </button>
    </Later>
  </MemoryRouter>
);

test('prerendered parts are hydrated unchanged, and respond', async () => {
  const press = vi.fn();
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(page(press));
  const button = screen.getByRole('button');
  const errors = vi.fn();
  const root = await act(async () => hydrateRoot(main, page(press), { onRecoverableError: errors }));
  button.click();
  expect(screen.getByRole('button')).toBe(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(errors).not.toHaveBeenCalled();
  // The browser may skip the layout of each part.
  expect(button.parentElement).not.toBe(screen.getByText('First part').parentElement);
  await act(async () => root.unmount());
});

test('on the way back every part is laid out', () => {
  render(page(() => undefined)).unmount();
  const { container } = render(page(() => undefined));
  expect(screen.getByRole('button').parentElement).toBe(container);
});

describe('content below a heading', () => {
  /** What the page said when its heading came onto it. */
  const said = vi.fn<(text: string | null) => void>();

  function Heading() {
    useLayoutEffect(() => said(document.body.textContent), []);
    return <h1>Course</h1>;
  }

  const site = (at: string) => (
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route
          path="/"
          element={['/course', '/course#price'].map((to) => (
            <Link key={to} to={to}>
              {to}
            </Link>
          ))}
        />
        <Route
          path="/course"
          element={
            <>
              <Heading />
              <Below>
                <p>Lessons</p>
              </Below>
            </>
          }
        />
      </Routes>
    </MemoryRouter>
  );

  afterEach(() => said.mockClear());

  test('comes after it when a link was followed', async () => {
    render(site('/'));
    await act(async () => screen.getByRole('link', { name: '/course' }).click());
    expect(said).toHaveBeenCalledExactlyOnceWith('Course');
    expect(screen.getByText('Lessons')).toBeInTheDocument();
  });

  test('comes with it for an address with a hash, and in the first page', async () => {
    expect(renderToString(site('/course'))).toContain('Lessons');
    render(site('/course')).unmount();
    render(site('/'));
    await act(async () => screen.getByRole('link', { name: '/course#price' }).click());
    expect(said.mock.calls).toEqual([['CourseLessons'], ['CourseLessons']]);
  });
});
