import { expect, test } from 'vitest';
import { lessonPlaces } from './reading-place.ts';

test('a place is kept per lesson', () => {
  lessonPlaces.set('sums/first', 0.4);
  lessonPlaces.set('sums/second', 0.7);
  expect(lessonPlaces.get('sums/first')).toBe(0.4);
  expect(lessonPlaces.get('sums/second')).toBe(0.7);
  expect(lessonPlaces.get('sums/third')).toBeUndefined();
});

test.each([0, 0.05, 0.97, 1.2])('at %d of a lesson there is nothing to come back to', (place) => {
  lessonPlaces.set('sums/first', 0.4);
  lessonPlaces.set('sums/first', place);
  expect(lessonPlaces.get('sums/first')).toBeUndefined();
});

test('the oldest places are forgotten', () => {
  for (let lesson = 0; lesson < 61; lesson += 1) lessonPlaces.set(`sums/${lesson}-th`, 0.5);
  expect(lessonPlaces.get('sums/0-th')).toBeUndefined();
  expect(lessonPlaces.get('sums/60-th')).toBe(0.5);
});

test('stored text that is no list of places does no harm', () => {
  localStorage.setItem('lessonPlaces', '{"sums/first":"half"');
  expect(lessonPlaces.get('sums/first')).toBeUndefined();
});
