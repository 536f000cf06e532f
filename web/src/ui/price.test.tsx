import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OpensSoon } from './opens-soon.tsx';
import { Price } from './price.tsx';

test('cents stand where there are any, and nothing to pay is marked', () => {
  const { rerender, container } = render(<Price dollars={9.5} size="card" />);
  expect(container).toHaveTextContent(/^\$9\.50$/);
  rerender(<Price dollars={0} size="card" />);
  expect(screen.getByText('$0')).toBeVisible();
  expect(screen.getByText('Free')).toBeVisible();
});

test('what cannot be had yet is not called free', () => {
  render(<Price dollars={0} size="page" mark={<OpensSoon />} />);
  expect(screen.getByText('Opens soon')).toBeVisible();
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
});

test('in a sentence it is the text alone', () => {
  const { container } = render(<Price dollars={0} />);
  expect(container.innerHTML).toBe('$0');
});
