import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../http/client.ts';
import { publishAgain } from './publish-again.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const draft = { title: 'Mangoes', price: 5 };
const item = { id: 'a', updateTime: 't', draft, published: draft };
const busy = new ApiError('unavailable', 503, 'Busy');
const stale = new ApiError('stale', 412, 'Changed');

/** Publishes with the given answers of the school, one for each try; `state` is the item's state when read. */
async function publish(answers: readonly (ApiError | 'done')[], state: 'live' | 'changed' = 'live') {
  const attempt = vi.fn(async () => {
    const answer = answers[attempt.mock.calls.length - 1];
    if (answer !== 'done') throw answer;
  });
  const work = publishAgain({ draft, attempt, read: async () => ({ ...item, state }) });
  const outcome = work.then(
    () => 'published',
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return { outcome: await outcome, tries: attempt.mock.calls.length };
}

test('tries up to three times if the school is busy or the connection fails', async () => {
  const unreachable = new ApiError('network', 0, 'No answer');
  expect(await publish([busy, unreachable, 'done'])).toEqual({ outcome: 'published', tries: 3 });
  expect(await publish([busy, busy, busy])).toEqual({ outcome: 'Busy', tries: 3 });
});

test('a try that seemed to fail but did publish counts as success', async () => {
  expect(await publish([busy, stale])).toEqual({ outcome: 'published', tries: 2 });
});

test('so does one that the school has dated', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(busy).mockRejectedValueOnce(stale);
  const dated = { ...item, draft: { ...draft, updated: '2026-03-02' }, state: 'live' } as const;
  const work = publishAgain({ draft, dated: 'updated', attempt, read: async () => dated });
  await vi.runAllTimersAsync();
  await expect(work).resolves.toBeUndefined();
});

test('somebody else’s change does not count as published', async () => {
  expect(await publish([stale])).toEqual({ outcome: 'Changed', tries: 1 });
  expect(await publish([busy, stale], 'changed')).toEqual({ outcome: 'Changed', tries: 2 });
});

test('does not try again after a refusal', async () => {
  const refused = new ApiError('invalid-fields', 422, 'Not so');
  expect(await publish([refused])).toEqual({ outcome: 'Not so', tries: 1 });
});
