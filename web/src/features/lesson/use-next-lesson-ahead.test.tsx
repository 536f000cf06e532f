import { endpoints } from '@pathshala/contract/calls/endpoints';
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { serveSchool, whatOf } from '../../testing/serve-school.ts';
import { useNextLessonAhead } from './use-next-lesson-ahead.ts';

const course = {
  _id: 'sums',
  complete: true,
  outline: ['first', 'second'].map((id) => ({ id, title: id, minutes: 5 })),
};

function Reader({ next, enrolled }: { next: string | null; enrolled: boolean }) {
  useNextLessonAhead(course, next, enrolled);
  return null;
}

async function read(next: string | null, enrolled: boolean, milliseconds: number) {
  const calls = serveSchool(() => ({ json: {} }));
  renderAs(rima, <Reader next={next} enrolled={enrolled} />, '/lesson');
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return calls.map(({ what }) => what);
}

const second = whatOf(endpoints.lesson, { courseId: 'sums', lessonId: 'second' });

beforeEach(() => void vi.useFakeTimers());
test('fetches the next lesson once, after a while', async () => {
  expect(await read('second', true, 6000)).toEqual([second]);
});

test.each([
  ['at once, before the open one has come', 'second', true, 500],
  ['that would be refused', 'second', false, 6000],
  ['after the last one', null, true, 6000],
] as const)('no lesson is asked for %s', async (_when, next, enrolled, milliseconds) => {
  expect(await read(next, enrolled, milliseconds)).toEqual([]);
});

test('fetches nothing ahead if the browser saves data', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  expect(await read('second', true, 6000)).toEqual([]);
});
