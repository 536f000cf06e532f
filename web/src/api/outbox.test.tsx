import { endpoints } from '@pathshala/contract/calls/endpoints';
import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/client.ts';
import { practised } from '../testing/practised.ts';
import { renderAs, rima } from '../testing/render-as.tsx';
import {
  changesOf,
  enrolmentIn,
  matchCall,
  refusal,
  type SchoolAnswer,
  type SchoolCall,
  serveSchool,
} from '../testing/serve-school.ts';
import { progressOf, withUnsent } from './enrolments.ts';
import { isDue, outbox } from './outbox.ts';
import { mayPass, sendOutbox, useOutbox } from './use-outbox.ts';

const owner = 'u-rima';
const mark = (lessonId: string, done = true, courseId = 'sums') =>
  outbox.add(owner, 'progress', { courseId, lessonId, done });
const waiting = () => outbox.known().map(({ call }) => call);
const send = () => sendOutbox(owner, async () => 'token-of-rima');

let calls: SchoolCall[];
/** The answer to a lesson's changes; undefined: no connection. */
let answer: (lessonId: string) => SchoolAnswer | undefined;
beforeEach(async () => {
  for (const one of [owner, 'u-tanvir']) await outbox.forgetAll(one);
  answer = () => ({ json: enrolmentIn('sums', []) });
  calls = serveSchool((call) => {
    const { values } = matchCall(endpoints.progress, call) ?? matchCall(endpoints.quiz, call) ?? {};
    return values ? answer(values.lessonId) : { json: { added: 1 } };
  });
});
const sent = () => changesOf(calls).map(({ what }) => what.match(/lesson\/(\w+)/)?.[1] ?? 'practice');

test('of a lesson the last mark waits', async () => {
  mark('first');
  mark('second');
  mark('first', false);
  await outbox.read();
  expect(outbox.known().map(({ body }) => body)).toMatchObject([
    { lessonId: 'second', done: true },
    { lessonId: 'first', done: false },
  ]);
});

test('sends in order, keeps what could not be sent, and drops what the server refuses for good', async () => {
  answer = (lesson) => {
    if (lesson === 'gone') return refusal(404, 'not-found', 'There is no such lesson.');
    return lesson === 'second' ? refusal(503, 'unavailable', 'Busy.') : { json: enrolmentIn('sums', []) };
  };
  for (const lesson of ['first', 'gone', 'second', 'third']) mark(lesson);
  await expect(send()).rejects.toBeInstanceOf(ApiError);
  expect(sent()).toEqual(['first', 'gone', 'second']);
  expect(outbox.known().map(({ body }) => body)).toMatchObject([
    { lessonId: 'second' },
    { lessonId: 'third' },
  ]);
  expect(isDue()).toBe(true);
});

test('a call that the server always fails on holds up its own course only', async () => {
  answer = (lesson) =>
    lesson === 'broken' ? refusal(500, 'internal', 'Sorry.') : { json: enrolmentIn('shares', []) };
  mark('broken');
  mark('after');
  mark('other', true, 'shares');
  outbox.add(owner, 'practice', practised('sums', 1, 'right'));
  await expect(send()).rejects.toMatchObject({ status: 500 });
  expect(sent()).toEqual(['broken', 'other', 'practice']);
  expect(outbox.known().map(({ body }) => body)).toMatchObject([
    { lessonId: 'broken' },
    { lessonId: 'after' },
  ]);
  answer = () => ({ json: enrolmentIn('sums', []) });
  await send();
  expect(sent().slice(3)).toEqual(['broken', 'after']);
  expect(waiting()).toEqual([]);
});

test('a parent who has not agreed yet is no refusal', async () => {
  answer = () => refusal(403, 'consent-needed', 'A parent has to agree.');
  mark('first');
  await expect(send()).rejects.toBeInstanceOf(ApiError);
  expect(waiting()).toEqual(['progress']);
});

test('nothing is sent for another person, nor after the owner has logged out', async () => {
  outbox.add('u-tanvir', 'quiz', { courseId: 'sums', lessonId: 'first', answers: [1] });
  mark('first');
  await sendOutbox(owner, async () => null);
  expect(sent()).toEqual([]);
  await send();
  expect(sent()).toEqual(['first']);
  expect(waiting()).toEqual(['quiz']);
});

test('a mark made while the one before is on its way is sent, too; two starts at once send each once', async () => {
  mark('first');
  answer = (lesson) => {
    if (lesson === 'first') mark('second');
    return { json: enrolmentIn('sums', []) };
  };
  await Promise.all([send(), send()]);
  expect(sent()).toEqual(['first', 'second']);
  expect([waiting(), localStorage.getItem('outbox')]).toEqual([[], null]);
});

test('much practice is sent in several calls, after a while', async () => {
  outbox.add(owner, 'practice', ...Array.from({ length: 450 }, () => practised('sums', 1, 'right')));
  expect(isDue()).toBe(false);
  await send();
  const sizes = changesOf(calls).map(({ body }) => (body as { entries: unknown[] }).entries.length);
  expect(sizes).toEqual([200, 200, 50]);
});

test('what waits in the store is sent after a reload, and dropped after ninety days', async () => {
  const store = createStore('outbox', 'calls');
  const body = { courseId: 'sums', lessonId: 'first', done: true };
  await set('old', { id: 'old', owner, call: 'progress', body, at: Date.now() - 91 * 86_400_000 }, store);
  await set('new', { id: 'new', owner, call: 'progress', body, at: Date.now() - 89 * 86_400_000 }, store);
  await outbox.read();
  expect(outbox.known().map(({ id }) => id)).toEqual(['new']);
  await send();
  expect(sent()).toEqual(['first']);
});

test('where the browser has no store the calls wait for the visit', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  mark('first');
  await outbox.read();
  expect(waiting()).toEqual(['progress']);
  await send();
  expect([sent(), waiting()]).toEqual([['first'], []]);
});

function AnyPage() {
  useOutbox();
  return <h1>Blog</h1>;
}

test('without word of a connection what is due is tried again', async () => {
  mark('first');
  await outbox.read();
  answer = () => undefined;
  // The many calls before this have used up the next milliseconds as their times.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + 60_000 });
  renderAs(rima, <AnyPage />, '/blogs');
  for (const times of [1, 2, 3]) {
    await vi.waitFor(() => expect(sent()).toHaveLength(times), 20_000);
    vi.advanceTimersByTime(10_000);
  }
});

test.each([
  ['nothing came back', new ApiError('network', 0, 'no connection'), true, true],
  ['the school is in trouble', new ApiError('unavailable', 503, 'busy'), true, true],
  ['the school says no', new ApiError('forbidden', 403, 'no'), true, false],
  // An expired token is renewed before a call, and that failure has a message of its own.
  ['there is no connection', new Error('auth/network-request-failed'), false, true],
])('when %s, whether a mark waits', (_why, error, onLine, waits) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  expect(mayPass(error)).toBe(waits);
});

test('waiting marks are over what the server has', () => {
  const place = enrolmentIn('sums', ['first', 'second']);
  mark('third');
  mark('first', false);
  outbox.add(owner, 'quiz', { courseId: 'sums', lessonId: 'fourth', answers: [1] });
  const seen = withUnsent(place, outbox.known());
  expect(new Set(seen.lessonsDone)).toEqual(new Set(['second', 'third']));
  expect(seen.nextLesson).toBe('first');
  const other = enrolmentIn('shares', []);
  expect(withUnsent(other, outbox.known())).toBe(other);
});

test.each([
  [[], { done: 0, of: 4, percent: 0 }],
  [['first'], { done: 1, of: 4, percent: 25 }],
  [['first', 'gone'], { done: 1, of: 4, percent: 25 }],
  [['first', 'second', 'third', 'fourth'], { done: 4, of: 4, percent: 100 }],
])('progress of %j', (done, expected) => {
  expect(progressOf(enrolmentIn('sums', done))).toEqual(expected);
});
