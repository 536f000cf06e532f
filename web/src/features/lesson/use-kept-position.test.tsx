import { endpoints } from '@pathshala/contract/calls/endpoints';
import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEnrolment } from '../../api/enrolments.ts';
import { readingPositions } from '../../device/reading-positions.ts';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { changesOf, enrolmentIn, matchCall, serveSchool } from '../../testing/serve-school.ts';
import { useReadingPosition } from './reading-position.ts';
import { useKeptPosition } from './use-kept-position.ts';

/** How many of the 1000 pixels of the lesson's text are above the window. */
let above = 0;
const jumps: number[] = [];

function Lesson({ wasThere = false }) {
  const text = useRef<HTMLDivElement>(null);
  const { enrolment } = useEnrolment('sums');
  const { elsewhere, tell } = useKeptPosition('sums', 'second', enrolment);
  const { resumed } = useReadingPosition('sums/second', text, { elsewhere, onRest: tell, wasThere });
  return <div ref={text}>{resumed ? 'brought back' : enrolment ? 'joined' : 'text'}</div>;
}

/** A school that has Rima's reading position. @returns the positions that it received since */
function school(place: { lessonId: string; part: number; at: string } | null, has = true) {
  let mine = { ...enrolmentIn('sums', ['first']), place };
  const calls = serveSchool((call) => {
    if (matchCall(endpoints.enrolments, call)) return { json: has ? [mine] : [] };
    const { part } = call.body as { part: number };
    mine = { ...mine, place: { lessonId: 'second', part, at: new Date().toISOString() } };
    return { json: mine };
  });
  return () => changesOf(calls).map(({ what, body }) => [what, body]);
}

const told = (part: number) => ['PUT /api/enrolment/sums/lesson/second/place', { part }];
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function readTo(pixels: number) {
  above = pixels;
  window.dispatchEvent(new Event('scroll'));
  await wait(300);
}

beforeEach(() => {
  vi.useFakeTimers();
  above = 0;
  jumps.length = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: -above, height: 1000 }) as DOMRect,
  );
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => above);
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    above = to.top ?? 0;
    jumps.push(above);
  }) as typeof window.scrollTo);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('sends the position to the school on arrival, once a minute, on hiding the page, and on leaving', async () => {
  const puts = school(null);
  const { unmount } = renderAs(rima, <Lesson />, '/lesson');
  await wait(500);
  expect(puts()).toEqual([]);
  await wait(1000);
  expect(puts()).toEqual([told(0)]);
  await readTo(100);
  await readTo(200);
  expect(puts()).toHaveLength(1);
  await wait(30_000);
  await readTo(250);
  expect(puts()).toHaveLength(1);
  await wait(30_000);
  await readTo(300);
  expect(puts().slice(1)).toEqual([told(0.3)]);
  await readTo(400);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(100);
  expect(puts().slice(2)).toEqual([told(0.4)]);
  await readTo(500);
  unmount();
  await wait(100);
  expect(puts().slice(3)).toEqual([told(0.5)]);
});

test('scrolls to the position from another device; the top of the page does not overwrite it', async () => {
  const puts = school({ lessonId: 'second', part: 0.4, at: new Date().toISOString() });
  renderAs(rima, <Lesson />, '/lesson');
  await wait(300);
  expect(screen.getByText('brought back')).toBeInTheDocument();
  expect(jumps).toEqual([400]);
  await readTo(400);
  await wait(1500);
  expect(puts()).toEqual([told(0.4)]);
});

test.each([
  ['this device has a later one', { lessonId: 'second', part: 0.4, at: '2001-01-01T00:00:00.000Z' }, [700]],
  ['the place is in another lesson', { lessonId: 'third', part: 0.4, at: new Date().toISOString() }, [700]],
])('returns to this device’s position if %s', async (_what, place, expected) => {
  readingPositions.set('sums/second', 0.7);
  school(place);
  renderAs(rima, <Lesson />, '/lesson');
  await wait(300);
  expect([...new Set(jumps)]).toEqual(expected);
});

test.each([
  ['at its top is brought back', 0, [700], 0.7],
  ['further down has started to read and stays there', 300, [], 0.3],
])('in a prerendered text, a reader %s', async (_what, down, expected, noted) => {
  readingPositions.set('sums/second', 0.7);
  above = down;
  school(null);
  renderAs(rima, <Lesson wasThere />, '/lesson');
  await wait(300);
  expect([...new Set(jumps)]).toEqual(expected);
  expect(readingPositions.get('sums/second')?.part).toBe(noted);
});

test('sends nothing for somebody who has not joined the course', async () => {
  const puts = school(null, false);
  renderAs(rima, <Lesson />, '/lesson');
  await wait(1500);
  await readTo(500);
  await wait(20_000);
  expect(puts()).toEqual([]);
});
