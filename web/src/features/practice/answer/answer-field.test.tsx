import type { AnswerForm } from '@pathshala/content/practice/show-exercise';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AnswerField, untouched } from './answer-field.tsx';

function Field({ form }: { readonly form: AnswerForm }) {
  const [typed, setTyped] = useState(untouched(form));
  return (
    <>
      <AnswerField
        form={form}
        schoolClass={8}
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

test('keys type where the cursor is, and the field keeps the focus', async () => {
  const { user, typed } = open({ kind: 'fraction', needsUnit: false, pi: true });
  const field = screen.getByLabelText<HTMLInputElement>('Your answer');
  await user.type(field, '34');
  field.setSelectionRange(1, 1);
  await user.click(screen.getByRole('button', { name: 'fraction bar' }));
  expect(typed()).toBe('3/4');
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(2);
  await user.type(field, '5', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(typed()).toBe('3/54');
  for (const name of ['minus', 'pi', 'space between a whole number and a fraction'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
});

test('one is chosen with the arrows, several with the space bar', async () => {
  const { user, typed } = open({ kind: 'choice', options: ['a', 'b', 'c'] });
  await user.click(screen.getByRole('radio', { name: 'a' }));
  await user.keyboard('{ArrowDown}');
  expect(typed()).toBe('2');
});

test('all that are right are ticked, in whatever order', async () => {
  const { user, typed } = open({ kind: 'several', options: ['a', 'b', 'c'] });
  await user.click(screen.getByRole('checkbox', { name: 'c' }));
  await user.click(screen.getByRole('checkbox', { name: 'a' }));
  expect(typed()).toBe('1 3');
});

test('a thing is moved with its buttons; the focus goes with it, and its place is said', async () => {
  const { user, typed } = open({ kind: 'order', options: ['one', 'two', 'three'] });
  await user.click(screen.getByRole('button', { name: 'Move number 1 down' }));
  expect(typed()).toBe('2 1 3');
  expect(screen.getByRole('status')).toHaveTextContent('Now number 2 of 3');
  expect(screen.getByRole('button', { name: 'Move number 2 down' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(typed()).toBe('2 3 1');
  expect(screen.getByRole('button', { name: 'Move number 3 up' })).toHaveFocus();
});

test('a point is moved along each axis with a slider of its own', () => {
  const axis = { from: -2, to: 2, step: 1 };
  const { typed } = open({ kind: 'point', axes: [axis, axis] });
  expect(typed()).toBe('-2, -2');
  fireEvent.change(screen.getByRole('slider', { name: 'Horizontal (x)' }), { target: { value: '1' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Vertical (y)' }), { target: { value: '0' } });
  expect(typed()).toBe('1, 0');
});

test('a point is put where the plane is pressed; a finger that only starts to scroll there moves nothing', () => {
  const axis = { from: 0, to: 4, step: 1 };
  const { typed } = open({ kind: 'point', axes: [axis, axis] });
  const plane = document.querySelector('svg') as SVGSVGElement;
  vi.spyOn(plane, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 320));
  fireEvent.pointerDown(plane, { clientX: 160, clientY: 160 });
  expect(typed()).toBe('0, 0');
  fireEvent.click(plane, { clientX: 160, clientY: 160 });
  expect(typed()).toBe('2, 2');
});
