import { expect, test } from 'vitest';
import { placedIn, withoutLast, withTile } from './letter-tiles.tsx';

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
