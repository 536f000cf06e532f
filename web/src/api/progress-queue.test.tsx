import { expect, test, vi } from 'vitest';
import { ApiError } from '../http/client.ts';
import { enrolmentIn } from '../testing/serve-school.ts';
import { mayPass } from './kept-queue.ts';
import { progressQueue, type QueuedProgress } from './progress-queue.ts';
import { progressOf, withQueued } from './progress-view.ts';

const entry = (lessonId: string, more: Partial<QueuedProgress> = {}): QueuedProgress => ({
  uid: 'u-rima',
  courseId: 'sums',
  lessonId,
  done: true,
  at: 1,
  ...more,
});
const network = new ApiError('network', 0, 'no connection');

test('the last mark of a lesson counts', () => {
  progressQueue.add(entry('first'));
  progressQueue.add(entry('second'));
  progressQueue.add(entry('first', { done: false, at: 2 }));
  expect(progressQueue.read()).toEqual([entry('second'), entry('first', { done: false, at: 2 })]);
});

test('sends in order, keeps what could not be sent, and drops what the server refuses for good', async () => {
  for (const lesson of ['first', 'gone', 'second', 'third']) progressQueue.add(entry(lesson));
  const tried: string[] = [];
  const sent = await progressQueue.flush('u-rima', async ({ lessonId }) => {
    tried.push(lessonId);
    if (lessonId === 'gone') throw new ApiError('not-found', 404, 'There is no such lesson.');
    if (lessonId === 'second') throw network;
  });
  expect(sent).toBe(1);
  expect(tried).toEqual(['first', 'gone', 'second']);
  expect(progressQueue.read().map((one) => one.lessonId)).toEqual(['second', 'third']);
});

test.each([
  ['nothing came back', network, true, true],
  ['the school is in trouble', new ApiError('unavailable', 503, 'busy'), true, true],
  ['the school says no', new ApiError('forbidden', 403, 'no'), true, false],
  // A token that is too old is renewed before a call is made, which fails in words of its own.
  ['there is no connection', new Error('auth/network-request-failed'), false, true],
])('when %s, whether a mark waits', (_why, error, onLine, waits) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  expect(mayPass(error)).toBe(waits);
});

test("never sends another person's marks", async () => {
  progressQueue.add(entry('first', { uid: 'u-tanvir' }));
  expect(await progressQueue.flush('u-rima', () => Promise.reject(new Error('must not be called')))).toBe(0);
  expect(progressQueue.read()).toHaveLength(1);
});

test('a mark made while the one before is on its way stays in the queue', async () => {
  progressQueue.add(entry('first'));
  await progressQueue.flush('u-rima', async () => progressQueue.add(entry('first', { done: false, at: 2 })));
  expect(progressQueue.read()).toEqual([entry('first', { done: false, at: 2 })]);
});

test('two starts at once send each mark once', async () => {
  progressQueue.add(entry('first'));
  let sent = 0;
  const send = async () => {
    sent += 1;
  };
  await Promise.all([progressQueue.flush('u-rima', send), progressQueue.flush('u-rima', send)]);
  expect(sent).toBe(1);
});

test.each(['no JSON', '{"a":1}', '[1,null,{"uid":3}]', 'null'])(
  'stored text %s is an empty queue',
  (text) => {
    localStorage.setItem('queuedProgress', text);
    expect(progressQueue.read()).toEqual([]);
  },
);

test('waiting marks are over what the server has', () => {
  const place = enrolmentIn('sums', ['first', 'second']);
  const seen = withQueued(place, [entry('third'), entry('first', { done: false })]);
  expect(new Set(seen.lessonsDone)).toEqual(new Set(['second', 'third']));
  expect(seen.nextLesson).toBe('first');
  expect(withQueued(place, [entry('third', { courseId: 'other' })])).toBe(place);
});

test.each([
  [[], { done: 0, of: 4, percent: 0 }],
  [['first'], { done: 1, of: 4, percent: 25 }],
  [['first', 'gone'], { done: 1, of: 4, percent: 25 }],
  [['first', 'second', 'third', 'fourth'], { done: 4, of: 4, percent: 100 }],
])('progress of %j', (done, expected) => {
  expect(progressOf(enrolmentIn('sums', done))).toEqual(expected);
});
