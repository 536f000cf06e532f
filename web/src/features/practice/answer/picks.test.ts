import { expect, test } from 'vitest';
import { asTheyStand, moved, picksIn, toggled } from './picks.ts';
import { keyboardFor } from './typed-field.tsx';

test('choices are kept in ascending order and can be removed', () => {
  expect(toggled('', 3)).toBe('3');
  expect(toggled('3', 1)).toBe('1 3');
  expect(toggled('1 3', 3)).toBe('1');
  expect(picksIn('')).toEqual([]);
});

test('an item swaps places with its neighbour, and stays in place at the ends', () => {
  expect(asTheyStand(3)).toBe('1 2 3');
  expect(moved('1 2 3', 0, 1)).toBe('2 1 3');
  expect(moved('1 2 3', 2, -1)).toBe('1 3 2');
  expect(moved('1 2 3', 2, 1)).toBe('1 2 3');
  expect(moved('1 2 3', 0, -1)).toBe('1 2 3');
});

test('a phone shows its digit keyboard for digits, and letters for a unit', () => {
  const form = { needsUnit: false, signs: [], hasPad: false };
  expect(keyboardFor({ ...form, kind: 'whole' })).toBe('numeric');
  expect(keyboardFor({ ...form, kind: 'quantity' })).toBe('decimal');
  expect(keyboardFor({ ...form, kind: 'quantity', needsUnit: true })).toBe('text');
  expect(keyboardFor({ ...form, kind: 'text', lang: 'bn' })).toBe('text');
});
