import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Later } from './later.tsx';

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

test('what stands in the page is taken over as it stands, and answers', async () => {
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
  // Each part lies in what the browser may leave out.
  expect(button.parentElement?.className).not.toBe('');
  expect(button.parentElement).not.toBe(screen.getByText('First part').parentElement);
  await act(async () => root.unmount());
});

test('who comes back finds every part laid out', () => {
  render(page(() => undefined)).unmount();
  const { container } = render(page(() => undefined));
  expect(screen.getByRole('button').parentElement).toBe(container);
});
