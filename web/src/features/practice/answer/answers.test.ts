import { expect, test } from 'vitest';
import { placedIn, withoutLast, withTile } from './letter-tiles.tsx';
import { asTheyStand, moved, picksIn, toggled } from './picks.ts';
import { keyboardFor } from './typed-field.tsx';

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

test('an item swaps places with its neighbour, and stays in place at the ends', () => {
  expect(asTheyStand(3)).toBe('1 2 3');
  expect(moved('1 2 3', 0, 1)).toBe('2 1 3');
  expect(moved('1 2 3', 2, -1)).toBe('1 3 2');
  expect(moved('1 2 3', 2, 1)).toBe('1 2 3');
  expect(moved('1 2 3', 0, -1)).toBe('1 2 3');
});

test('a phone shows its digit keyboard for digits, and letters for words', () => {
  const form = { signs: [], hasPad: false };
  expect(keyboardFor({ ...form, kind: 'whole' })).toBe('numeric');
  expect(keyboardFor({ ...form, kind: 'quantity' })).toBe('decimal');
  expect(keyboardFor({ ...form, kind: 'text', lang: 'bn' })).toBe('text');
});
