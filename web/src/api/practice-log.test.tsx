import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson } from './kept-on-device.ts';
import { practiceLog } from './practice-log.ts';

const done = { template: 'sums', seed: 3, level: 1, outcome: 'right' } as const;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('an exercise is added with an id of its own and its time, and is there after a reload', () => {
  practiceLog.add(done, 1000);
  practiceLog.add({ ...done, seed: 4, outcome: 'wrong' }, 2000);
  const kept: unknown = JSON.parse(localStorage.getItem('practiceLog') ?? '');
  expect(kept).toMatchObject([
    { ...done, at: 1000 },
    { at: 2000, outcome: 'wrong' },
  ]);
  expect(new Set(practiceLog.read().map(({ id }) => id)).size).toBe(2);
});

test('the first answer of an exercise counts, also after a reload', () => {
  practiceLog.add({ ...done, outcome: 'wrong' });
  practiceLog.add(done);
  practiceLog.add({ ...done, template: 'other' });
  practiceLog.add(done);
  expect(practiceLog.read().map(({ template, outcome }) => `${template} ${outcome}`)).toEqual([
    'sums wrong',
    'other right',
  ]);
});

test('whoever listens hears of it, and of nothing when they have gone', () => {
  const heard = vi.fn();
  const leave = practiceLog.subscribe(heard);
  practiceLog.add(done);
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  practiceLog.add({ ...done, seed: 9 });
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  '{',
  '7',
  '[{"id":1}]',
  '[{"id":"a","template":"b","at":1,"seed":1,"level":1,"outcome":"maybe"}]',
])('what is not ours, as %s, counts as nothing done', (text) => {
  localStorage.setItem('practiceLog', text);
  expect(practiceLog.read()).toEqual([]);
});

test('a storage that is full loses nothing while the page is open; log-out leaves nothing behind', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  practiceLog.add(done);
  expect(practiceLog.read()).toHaveLength(1);
  vi.restoreAllMocks();
  practiceLog.add({ ...done, seed: 5 });
  expect(practiceLog.read()).toHaveLength(2);
  forgetPerson();
  expect(practiceLog.read()).toEqual([]);
});
