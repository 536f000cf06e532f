import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

test('an icon is decorative, whether line or glyph', () => {
  const { container } = render(
    <>
      <Icon name="search" />
      <Icon name="facebook" />
    </>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const [line, glyph] = container.querySelectorAll('svg');
  expect(line).toHaveAttribute('fill', 'none');
  expect(glyph).toHaveAttribute('fill', 'currentColor');
});

test('with a title it says something itself', () => {
  render(<Icon name="lock" title="Opens when you have the course" />);
  expect(screen.getByRole('img', { name: 'Opens when you have the course' })).toBeVisible();
});
