import { afterEach, expect, test, vi } from 'vitest';
import { forgetPerson } from '../device/forget-person.ts';
import { outbox } from './outbox.ts';
import { foundPractice, ownPractice, practiceLog } from './practice-log.ts';

afterEach(() => outbox.forgetAll('u-rima'));

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
const unsent = () =>
  outbox.known().map((one) => one.owner === 'u-rima' && one.call === 'practice' && one.body.template);
const templates = () => practiceLog.read().map(({ template }) => template);

test('who is signed in has a log of their own, and what is new in it waits to be sent', () => {
  practiceLog.add(done);
  ownPractice.write(rima);
  expect(templates()).toEqual([]);
  practiceLog.add({ ...done, template: 'shares' });
  expect(templates()).toEqual(['shares']);
  expect(unsent()).toEqual(['shares']);
});

test('logging out takes the own log away, not what a visitor did here, nor what is still to be sent', () => {
  practiceLog.add(done);
  ownPractice.write(rima);
  practiceLog.add({ ...done, template: 'shares' });
  forgetPerson();
  expect(templates()).toEqual(['sums']);
  expect(unsent()).toEqual(['shares']);
});

test.each(['{', '7', '[]', '{"u-rima":null}', '{"uid":3}'])(
  'stored text that is not ours, as %s, is an empty log, and nobody has declined anything',
  (text) => {
    for (const key of ['practiceLog', 'ownPractice', 'declinedPractice']) localStorage.setItem(key, text);
    expect(practiceLog.read()).toEqual([]);
    practiceLog.add(done);
    expect(foundPractice.of('u-rima')).toHaveLength(1);
  },
);
