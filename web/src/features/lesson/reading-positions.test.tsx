import { act } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isWorth, readingPositions } from '../../device/reading-positions.ts';
import { renderAs, visitor } from '../../testing/render-as.tsx';
import { useReadingPosition } from './lesson-article.tsx';

/** How many of the 1000 pixels of the lesson's text are above the window. */
let above = 0;

function Lesson() {
  const text = useRef<HTMLDivElement>(null);
  useReadingPosition('sums/second', text, true);
  return <div ref={text} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: -above, height: 1000 }) as DOMRect,
  );
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => above);
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    above = to.top ?? 0;
  }) as typeof window.scrollTo);
});
test.each([
  ['at its top is brought back', 0, 0.7],
  ['further down has started to read and stays there', 300, 0.3],
])('a reader who opens a lesson %s', async (_what, down, noted) => {
  readingPositions.set('sums/second', 0.7);
  above = down;
  renderAs(visitor, <Lesson />, '/lesson');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(above).toBe(noted * 1000);
  expect(readingPositions.get('sums/second')?.part).toBe(noted);
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

test.each(['{"sums/first":"half"', '{"sums/first":0.4}', '{"sums/first":null}', '[]', 'null'])(
  'ignores a stored text that is not a list of positions: %s',
  (text) => {
    localStorage.setItem('lessonPlaces', text);
    expect(readingPositions.get('sums/first')).toBeUndefined();
  },
);
