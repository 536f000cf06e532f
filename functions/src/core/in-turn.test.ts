import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createTurns } from './in-turn.ts';

test('what belongs together is done one after another, and the rest beside it', async () => {
  const inTurn = createTurns();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await sleep(20);
    steps.push(`${name} ends`);
    return name;
  };
  const all = [inTurn('rima', work('first')), inTurn('rima', work('second')), inTurn('shila', work('other'))];
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other']);
  const own = steps.filter((step) => !step.startsWith('other'));
  expect(own).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(steps.indexOf('other begins')).toBeLessThan(steps.indexOf('first ends'));
});

test('who fails is told so, and holds nobody up', async () => {
  const inTurn = createTurns();
  const failed = inTurn('rima', async () => {
    throw new Error('broken');
  });
  const next = inTurn('rima', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('a queue that is too long is given up, and what nobody waits for any more is not begun', async () => {
  const inTurn = createTurns(30);
  const work = vi.fn(async () => 'done');
  const long = inTurn('rima', () => sleep(100, 'done'));
  const next = inTurn('rima', work);
  await expect(long).rejects.toMatchObject({ code: 'unavailable' });
  await expect(next).rejects.toMatchObject({ code: 'unavailable' });
  await sleep(150);
  expect(work).not.toHaveBeenCalled();
});
