import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

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
  render(<Icon name="lock" title="Opens when you have the course" />);
  expect(screen.getByRole('img', { name: 'Opens when you have the course' })).toBeVisible();
});
