import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '../ui/icon.tsx';
import { OpensSoon } from './opens-soon.tsx';
import { Price } from './price.tsx';

test('an icon is decorative, whether line or glyph', () => {
  render(
    <>
      <Icon name="search" />
      <Icon name="facebook" />
    </>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('with a title it says something itself', () => {
  render(<Icon name="lock" title="Enrol to unlock" />);
  expect(screen.getByRole('img', { name: 'Enrol to unlock' })).toBeVisible();
});

test('cents stand where there are any, and nothing to pay is called free on its page alone, and once', () => {
  const { rerender, container } = render(<Price dollars={9.5} size="card" />);
  expect(container).toHaveTextContent(/^\$9\.50$/);
  rerender(<Price dollars={0} size="card" />);
  expect(container).toHaveTextContent(/^\$0$/);
  rerender(<Price dollars={0} size="page" />);
  expect(container).toHaveTextContent(/^Free$/);
});

test('what cannot be fetched yet says so beside it', () => {
  render(<Price dollars={0} size="page" mark={<OpensSoon />} />);
  expect(screen.getByText('Opens soon')).toBeVisible();
  expect(screen.getByText('Free')).toBeVisible();
});

test('in a sentence it is the text alone', () => {
  const { container } = render(<Price dollars={0} />);
  expect(container.innerHTML).toBe('$0');
});
