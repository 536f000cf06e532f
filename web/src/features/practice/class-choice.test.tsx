import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ClassChoice } from './class-choice.tsx';

const { nameOf } = vi.hoisted(() => ({ nameOf: vi.fn((name: string) => name.replace('class', 'Class ')) }));
vi.mock('../../words/names.ts', () => ({ nameOf }));

const show = () => render(<ClassChoice chosen={undefined} onChoose={() => undefined} />);

test('the accessible name of a class contains its visible number', () => {
  const { unmount } = show();
  expect(screen.getByRole('button', { name: 'Class 10' })).toHaveTextContent('10');
  unmount();
  nameOf.mockReturnValue('দশম শ্রেণি');
  show();
  expect(screen.getByRole('button', { name: '10, দশম শ্রেণি' })).toHaveTextContent('10');
});
