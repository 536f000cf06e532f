import { expect, test } from 'vitest';
import { isWorth, newest, readingPositions } from '../../device/reading-positions.ts';

test('keeps one position per lesson', () => {
  readingPositions.set('sums/first', 0.4);
  readingPositions.set('sums/second', 0.7);
  expect(readingPositions.get('sums/first')?.part).toBe(0.4);
  expect(readingPositions.get('sums/second')?.part).toBe(0.7);
  expect(readingPositions.get('sums/third')).toBeUndefined();
});

test.each([0, 0.05, 0.97, 1])('a position at %d of a lesson is not worth coming back to', (part) => {
  expect(isWorth({ part })).toBe(false);
  expect(isWorth({ part: 0.4 })).toBe(true);
});

test('forgets the oldest positions', () => {
  for (let lesson = 0; lesson < 61; lesson += 1) readingPositions.set(`sums/${lesson}-th`, 0.5);
  expect(readingPositions.get('sums/0-th')).toBeUndefined();
  expect(readingPositions.get('sums/60-th')?.part).toBe(0.5);
});

test('the latest position counts, from this device or another', () => {
  const early = { part: 0.2, at: 1 };
  const late = { part: 0.6, at: 2 };
  expect(newest(early, late)).toBe(late);
  expect(newest(late, early)).toBe(late);
  expect(newest(undefined, early)).toBe(early);
  expect(newest(early, undefined)).toBe(early);
  expect(newest(undefined, undefined)).toBeUndefined();
});

test.each(['{"sums/first":"half"', '{"sums/first":0.4}', '{"sums/first":null}', '[]', 'null'])(
  'ignores a stored text that is not a list of positions: %s',
  (text) => {
    localStorage.setItem('lessonPlaces', text);
    expect(readingPositions.get('sums/first')).toBeUndefined();
  },
);
