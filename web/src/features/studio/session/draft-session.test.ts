import type { StudioFields } from '@pathshala/contract/content/fields';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { opened, openSession, type SaveOutcome, waits } from './draft-session.ts';
import { chanceOf, smallSchool } from './testing/small-school.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A school that stores one article, and a device. */
function school(chance: () => number = () => 0.9) {
  const { join, ...whole } = smallSchool({ title: 'A', summary: 'S' }, chance);
  return { ...whole, ...join() };
}

test('sends after two seconds without typing, one request at a time, and removes the device’s copy', async () => {
  const { open, item, device, max } = school();
  const session = open();
  session.type({ title: 'Ab', summary: 'S' });
  expect([session.look().state, device.copy?.mine.title]).toEqual(['typing', 'Ab']);
  await vi.advanceTimersByTimeAsync(waits.quiet - 100);
  session.type({ title: 'Abc', summary: 'S' });
  await vi.advanceTimersByTimeAsync(waits.quiet + 10);
  expect(session.look().state).toBe('saving');
  session.type({ title: 'Abcd', summary: 'S' });
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.look().state, item().draft.title, device.copy]).toEqual(['saved', 'Abcd', null]);
  expect(max).toEqual({ atOnce: 1, saves: 2 });
  session.close();
});

describe.each(Array.from({ length: 20 }, (_, at) => at + 1))('killed at moment %i', (seed) => {
  test('no typed text is lost', async () => {
    const chance = chanceOf(seed);
    const { open, item, device, loss } = school(chance);
    loss.calls = 0.2;
    loss.answers = 0.2;
    const end = 500 + chance() * 14_000;
    let session = open();
    let text = 'A';
    for (let now = 0; now < end; ) {
      text += String.fromCharCode(97 + Math.floor(chance() * 26));
      session.type({ title: text, summary: 'S' });
      const pause = chance() < 0.2 ? 2600 : 40 + chance() * 300;
      now += pause;
      await vi.advanceTimersByTimeAsync(pause);
    }
    // The tab is closed: it receives no more answers, but a call on its way may still arrive.
    session.close();
    await vi.advanceTimersByTimeAsync(chance() * 1000);
    session = open();
    expect(session.look().mine.title).toBe(text);
    expect(session.look().state).not.toBe('clash');
    loss.calls = 0;
    loss.answers = 0;
    await vi.advanceTimersByTimeAsync(waits.retry * 3);
    expect([session.look().state, item().draft.title, device.copy]).toEqual(['saved', text, null]);
    session.close();
  });
});

test('a restore replaces what is in the form, saved or not, and can be taken back', async () => {
  const { open, item, write, loss } = school();
  const session = open();
  loss.calls = 1;
  session.type({ title: 'Not sent', summary: 'S' });
  await vi.advanceTimersByTimeAsync(waits.quiet + 1000);
  write({ title: 'Old', summary: 'Old' });
  session.restore(item());
  expect(session.look()).toMatchObject({ state: 'saved', mine: { title: 'Old' }, values: { title: 'Old' } });
  loss.calls = 0;
  session.undo();
  await vi.advanceTimersByTimeAsync(8000);
  expect([session.look().state, item().draft]).toEqual(['saved', { title: 'Not sent', summary: 'S' }]);
  expect(session.look().replaced).toBeNull();
  session.close();
});

test('says so where the device keeps nothing', async () => {
  const send = async (): Promise<SaveOutcome> => ({ type: 'unreachable' });
  const session = openSession(opened({ updateTime: 't1', draft: {} }), { send, keep: async () => false });
  session.type({ title: 'A' });
  await vi.advanceTimersByTimeAsync(waits.quiet + 10);
  expect(session.look()).toMatchObject({ state: 'offline', isKept: false });
  session.close();
});

test('changes to the same text wait for a choice; until then nothing is sent, and typing continues', async () => {
  const { open, item, write, max, history } = school();
  const session = open();
  session.type({ title: 'Mine', summary: 'S' });
  write({ title: 'Theirs', summary: 'S' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.look()).toMatchObject({ state: 'clash', theirs: { fields: { title: 'Theirs' } } });
  session.type({ title: 'Mine!', summary: 'S' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([session.look().state, max.saves]).toEqual(['clash', 0]);
  session.choose({});
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.look().state, item().draft.title]).toEqual(['saved', 'Mine!']);
  expect(history).toEqual([{ title: 'Theirs', summary: 'S' }]);
  session.close();
});

test('what was typed in the last moment is asked for before somebody else’s change comes in', async () => {
  const item = { updateTime: 't2', draft: { title: 'Theirs' } };
  const send = async (): Promise<SaveOutcome> => ({ type: 'unreachable' });
  const collect = () => session.type({ title: 'Late' });
  const session = openSession(opened({ updateTime: 't1', draft: { title: 'A' } }), {
    ...{ send, collect, keep: async () => true },
  });
  session.replace(item);
  expect(session.look()).toMatchObject({ state: 'clash', mine: { title: 'Late' } });
  session.close();
});

test('a refused save has a reason, and is tried again after the next change', async () => {
  const answers: SaveOutcome[] = [{ type: 'refused', why: 'Too large.' }];
  const send = vi.fn(
    async (fields: StudioFields): Promise<SaveOutcome> =>
      answers.shift() ?? {
        type: 'saved',
        item: { updateTime: 't2', draft: fields },
      },
  );
  const session = openSession(opened({ updateTime: 't1', draft: {} }), { send, keep: async () => true });
  session.type({ title: 'Long' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(session.look()).toMatchObject({ state: 'refused', why: 'Too large.' });
  expect(send).toHaveBeenCalledTimes(1);
  session.type({ title: 'Short' });
  expect(await session.flush()).toBe(true);
  session.close();
});
