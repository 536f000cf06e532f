import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
