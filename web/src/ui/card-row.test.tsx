import { farAttribute } from '@pathshala/boot/page-data';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CardRow } from './card-row.tsx';

const screenOf = (wide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const show = () =>
  render(
    <CardRow label="Free courses">
      <li>One</li>
      <li>Two</li>
    </CardRow>,
  );

afterEach(() => vi.unstubAllGlobals());

test('on a phone the row takes the focus, has a name, and is a list', () => {
  screenOf(false);
  show();
  expect(screen.getByRole('group', { name: 'Free courses, swipe to see more' })).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(screen.getByRole('list', { name: 'Free courses' }).children).toHaveLength(2);
});

test('without swiping it takes no focus', () => {
  screenOf(true);
  show();
  expect(screen.getByRole('group', { name: /Free courses/ })).not.toHaveAttribute('tabindex');
});

const waiting = (
  <CardRow label="Free courses" picturesWait>
    <li>One</li>
  </CardRow>
);

test.each([
  ['came near before hydration', true],
  ['is still far', false],
])('a prerendered row that %s stays so on hydration', async (_what, isNear) => {
  screenOf(false);
  const complaint = vi.spyOn(console, 'error');
  const page = document.createElement('div');
  vi.stubGlobal('document', undefined);
  const built = renderToString(waiting);
  vi.unstubAllGlobals();
  screenOf(false);
  page.innerHTML = built;
  const list = page.querySelector('ul');
  expect(list).toHaveAttribute(farAttribute);
  if (isNear) list?.removeAttribute(farAttribute);
  const root = await act(async () => hydrateRoot(page, waiting));
  await act(async () => root.render(waiting));
  expect(page.querySelector('ul')).toBe(list);
  expect(list?.hasAttribute(farAttribute)).toBe(!isNear);
  expect(complaint).not.toHaveBeenCalled();
});

test('a row rendered later does not wait', () => {
  screenOf(false);
  render(waiting);
  expect(screen.getByRole('list')).not.toHaveAttribute(farAttribute);
});
