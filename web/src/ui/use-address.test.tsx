import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createMemoryRouter, RouterProvider } from '../testing/router.ts';
import { useAddressChoice, useAddressPage, useAddressText } from './use-address.ts';

const colours = ['red', 'green'] as const;
const sizes = ['small', 'large'] as const;

function Shop() {
  const colour = useAddressChoice('colour', colours, 'red');
  const size = useAddressChoice('size', sizes, 'small');
  const { page, turn } = useAddressPage();
  const { text, type } = useAddressText('q');
  return (
    <>
      <p>{`${colour.value} ${size.value} ${page}`}</p>
      <input value={text} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={() => turn(page + 1)}>
        Next
      </button>
      <button
        type="button"
        onClick={() => {
          colour.choose('green');
          size.choose('large');
        }}
      >
        Both
      </button>
      <button type="button" onClick={() => size.choose('large')}>
        Large
      </button>
    </>
  );
}

function open(at: string) {
  const router = createMemoryRouter([{ path: '/', element: <Shop /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { press, search: () => router.state.location.search, back: () => act(() => router.navigate(-1)) };
}

it('keeps two choices made before the page has rendered the first', async () => {
  const { press, search } = open('/?other=1');
  await press('Both');
  expect(search()).toBe('?other=1&colour=green&size=large');
  expect(screen.getByText('green large 0')).toBeVisible();
});

it('returns to the first page when a filter changes', async () => {
  const { press, search } = open('/');
  await press('Next');
  expect(search()).toBe('?page=2');
  await press('Large');
  expect(search()).toBe('?size=large');
  await press('Next');
  await userEvent.type(screen.getByRole('textbox'), 'ab');
  expect(search()).toBe('?size=large&q=ab');
});

it('adds a history entry for a choice, and none while typing', async () => {
  const { press, search, back } = open('/');
  await press('Large');
  await userEvent.type(screen.getByRole('textbox'), 'abc');
  await back();
  expect(search()).toBe('');
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it.each(['0', '-3', 'many', '1.5'])('treats page=%s as the first', async (page) => {
  open(`/?page=${page}&colour=blue`);
  expect(screen.getByText('red small 0')).toBeVisible();
});
