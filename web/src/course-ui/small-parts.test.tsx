import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

test('cents stand where there are any, and nothing to pay is called free on its page alone, and once', () => {
  const { rerender, container } = render(<Price dollars={9.5} size="card" />);
  expect(container).toHaveTextContent(/^\$9\.50$/);
  rerender(<Price dollars={0} size="card" />);
  expect(container).toHaveTextContent(/^\$0$/);
  rerender(<Price dollars={0} size="page" />);
  expect(container).toHaveTextContent(/^Free$/);
});

test('in a sentence it is the text alone', () => {
  const { container } = render(<Price dollars={0} />);
  expect(container.innerHTML).toBe('$0');
});
