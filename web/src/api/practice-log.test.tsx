import { expect, test, vi } from 'vitest';
import { forgetPerson } from '../device/local-storage.ts';
import { ownPractice } from './own-practice.ts';
import { practiceLog } from './practice-log.ts';
import { practiceOutbox } from './practice-outbox.ts';

const done = { template: 'sums', seed: 3, level: 1, outcome: 'right' } as const;

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

test('a storage that is full loses nothing while the page is open', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  practiceLog.add(done);
  expect(practiceLog.read()).toHaveLength(1);
  vi.restoreAllMocks();
  practiceLog.add({ ...done, seed: 5 });
  expect(practiceLog.read()).toHaveLength(2);
});

const rima = { uid: 'u-rima', after: 0, isFetched: true, entries: [] } as const;
const templates = () => practiceLog.read().map(({ template }) => template);

test('who is signed in has a log of their own, and what is new in it waits to be sent', () => {
  practiceLog.add(done);
  ownPractice.write(rima);
  expect(templates()).toEqual([]);
  practiceLog.add({ ...done, template: 'shares' });
  expect(templates()).toEqual(['shares']);
  expect(practiceOutbox.waiting('u-rima')).toEqual(practiceLog.read());
});

test('logging out takes the own log away, not what a visitor did here, nor what is still to be sent', () => {
  practiceLog.add(done);
  ownPractice.write(rima);
  practiceLog.add({ ...done, template: 'shares' });
  forgetPerson();
  expect(templates()).toEqual(['sums']);
  expect(practiceOutbox.waiting('u-rima').map(({ template }) => template)).toEqual(['shares']);
});

test('drops unsent practice after ninety days', () => {
  vi.useFakeTimers({ now: 0 });
  ownPractice.write(rima);
  practiceLog.add(done);
  vi.setSystemTime(91 * 86_400_000);
  practiceOutbox.add('u-tanvir', practiceLog.read());
  expect(practiceOutbox.waiting('u-rima')).toEqual([]);
  expect(practiceOutbox.waiting('u-tanvir')).toHaveLength(1);
  vi.useRealTimers();
});

test.each(['{', '7', '[]', '{"u-rima":null}', '{"u-rima":{"entries":[{"id":1}]}}'])(
  'an outbox that is not ours, as %s, is empty',
  (text) => {
    localStorage.setItem('practiceOutbox', text);
    expect(practiceOutbox.waiting('u-rima')).toEqual([]);
    expect(practiceOutbox.notTheirs('u-rima')).toBe(0);
  },
);
