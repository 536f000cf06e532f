import type { AnswerForm } from '@pathshala/content/practice/show-exercise';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AnswerField, untouched } from './answer-field.tsx';
import { placedIn, withoutLast, withTile } from './letter-tiles.tsx';
import { picksIn, toggled } from './picks.ts';
import { keyboardFor } from './typed-field.tsx';

function Field({ form }: { readonly form: AnswerForm }) {
  const [typed, setTyped] = useState(untouched(form));
  return (
    <>
      <AnswerField
        form={form}
        typed={typed}
        onType={setTyped}
        isDone={false}
        describedBy="note"
        isOdd={false}
      />
      <p data-testid="typed">{typed}</p>
    </>
  );
}

function open(form: AnswerForm) {
  render(<Field form={form} />);
  return { user: userEvent.setup(), typed: () => screen.getByTestId('typed').textContent };
}

const button = (name: string) => screen.getByRole('button', { name });
const number = { signs: [], hasPad: true } as const;

test('keys insert text at the cursor, and the field keeps the focus', async () => {
  const { user, typed } = open({ ...number, kind: 'fraction', signs: ['bar', 'space'], hasPad: false });
  const field = screen.getByLabelText<HTMLInputElement>('Your answer');
  await user.type(field, '34');
  field.setSelectionRange(1, 1);
  await user.click(button('fraction bar'));
  expect(typed()).toBe('3/4');
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(2);
  await user.type(field, '5', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(typed()).toBe('3/54');
  expect(screen.getAllByRole('button').map((key) => key.textContent)).toEqual(['⁄fraction', '␣space']);
  expect(field).toHaveAttribute('inputmode', 'decimal');
});

test('the pad types and erases digits; a keyboard works too, and a phone does not show its own', async () => {
  const { user, typed } = open({ ...number, kind: 'fraction', signs: ['bar'] });
  const field = screen.getByLabelText<HTMLInputElement>('Your answer');
  expect(field).toHaveAttribute('inputmode', 'none');
  expect(button('Delete')).toBeDisabled();
  for (const name of ['1', 'fraction bar', '2', '0']) await user.click(button(name));
  expect(typed()).toBe('1/20');
  await user.click(button('Delete'));
  expect(typed()).toBe('1/2');
  await user.type(field, '5');
  field.setSelectionRange(0, 1);
  await user.click(button('3'));
  expect(typed()).toBe('3/25');
});

const word = { kind: 'text', lang: 'bn', signs: [], hasPad: false } as const;

test('letters can be placed and removed by touch and keyboard, and have names for screen readers', async () => {
  const { user, typed } = open({ ...word, tiles: { tiles: ['ক', 'ন', 'ল', 'া', 'ি'], between: '' } });
  expect(screen.getByRole('group', { name: 'Letters' })).toBeVisible();
  await user.click(button('ল'));
  await user.click(button('ই-কার'));
  expect(typed()).toBe('লি');
  expect(screen.getByRole('status')).toHaveTextContent('লি');
  expect(button('ল')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('ল'));
  expect(typed()).toBe('ি');
  await user.click(button('Delete'));
  expect(typed()).toBe('');
  await user.type(screen.getByLabelText('Your answer'), 'কা');
  expect(button('আ-কার')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Your answer')).toHaveAttribute('inputmode', 'none');
});

test('arrow keys choose a single option', async () => {
  const { user, typed } = open({ kind: 'choice', options: ['a', 'b', 'c'] });
  await user.click(screen.getByRole('radio', { name: 'a' }));
  await user.keyboard('{ArrowDown}');
  expect(typed()).toBe('2');
});

test('buttons move an item; the focus follows it, and its position is announced', async () => {
  const { user, typed } = open({ kind: 'order', options: ['one', 'two', 'three'] });
  await user.click(screen.getByRole('button', { name: 'Move down: one' }));
  expect(typed()).toBe('2 1 3');
  expect(screen.getByRole('status')).toHaveTextContent('Now number 2 of 3');
  expect(screen.getByRole('button', { name: 'Move down: one' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(typed()).toBe('2 3 1');
  expect(screen.getByRole('button', { name: 'Move up: one' })).toHaveFocus();
});

test('a point has no position at first, and each axis has its own slider', () => {
  const axis = { from: -2, to: 2, step: 1 };
  const { typed } = open({ kind: 'point', axes: [axis, axis] });
  const across = screen.getByRole('slider', { name: 'Horizontal (x)' });
  expect(typed()).toBe('');
  expect(document.querySelector('circle')).toBeNull();
  expect(across).toHaveAttribute('aria-valuetext', 'not placed yet');
  expect(across).toHaveAccessibleDescription(/Tap the grid to place your point/);
  fireEvent.change(across, { target: { value: '1' } });
  expect(typed()).toBe('1, 0');
  fireEvent.change(screen.getByRole('slider', { name: 'Vertical (y)' }), { target: { value: '-2' } });
  expect(typed()).toBe('1, -2');
  expect(across).toHaveAttribute('aria-valuetext', '1');
});

const letters = { tiles: ['ন', 'ন্ত', 'ম', 'ম', 'া'], between: '' } as const;

test('each tile is used once, the longest first; text that matches no tile stays as typed', () => {
  expect(placedIn('মান্ত', letters)).toEqual([
    { text: 'ম', tile: 2 },
    { text: 'া', tile: 4 },
    { text: 'ন্ত', tile: 1 },
  ]);
  expect(placedIn('মমxম', letters).map(({ tile }) => tile)).toEqual([2, 3, undefined, undefined]);
});

test('a conjunct is added and removed as one tile', () => {
  expect(withTile('মা', 1, letters)).toBe('মান্ত');
  expect(withoutLast('মান্ত', letters)).toBe('মা');
  expect(withTile('মান্ত', 4, letters)).toBe('মন্ত');
});

test('choices are kept in ascending order and can be removed', () => {
  expect(toggled('', 3)).toBe('3');
  expect(toggled('3', 1)).toBe('1 3');
  expect(toggled('1 3', 3)).toBe('1');
  expect(picksIn('')).toEqual([]);
});

test('a phone shows its digit keyboard for digits, and letters for words', () => {
  const form = { signs: [], hasPad: false };
  expect(keyboardFor({ ...form, kind: 'whole' })).toBe('numeric');
  expect(keyboardFor({ ...form, kind: 'quantity' })).toBe('decimal');
  expect(keyboardFor({ ...form, kind: 'text', lang: 'bn' })).toBe('text');
});
