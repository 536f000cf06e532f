import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Emulators } from './emulators.ts';
import { keepRunning } from './keep-running.ts';
import type { Ports } from './ports.ts';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

/** A suite that ends when it is told to. */
function suite() {
  let crash: (why: string) => void = () => {};
  const crashed = new Promise<string>((resolve) => {
    crash = resolve;
  });
  const stop = vi.fn(async () => {});
  const emulators: Emulators = { ports: {} as Ports, logFile: 'suite.log', groups: () => [], crashed, stop };
  return { emulators, crash, stop };
}

/** Suites that are started one after the other; the first is the one that runs. */
function running(count: number) {
  let time = 0;
  const suites = Array.from({ length: count }, suite);
  const [first, ...next] = suites;
  if (!first) throw new Error('There is no first suite');
  const startAgain = vi.fn(async () => {
    const { emulators } = next.shift() ?? suite();
    return emulators;
  });
  const kept = keepRunning({ first: first.emulators, startAgain, now: () => time });
  const later = (milliseconds: number) => {
    time += milliseconds;
  };
  return { suites, startAgain, kept, later };
}

test('what ended is named in one line, what is left of it is ended, and all of it is started again', async () => {
  const { suites, startAgain, kept } = running(2);
  suites[0]?.crash('the Firestore emulator was killed');
  await vi.waitFor(() => expect(startAgain).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(kept.isUp?.()).toBe(true));
  expect(suites[0]?.stop).toHaveBeenCalledOnce();
  expect(lines).toEqual([
    'emulators  the Firestore emulator was killed; all of them are started again with the data that was saved last',
  ]);
  await kept.stop();
  expect(suites[1]?.stop).toHaveBeenCalledOnce();
});

test('nothing is saved of a suite that is not whole', async () => {
  const { suites, startAgain, kept } = running(1);
  let finish: (suite: Emulators) => void = () => {};
  startAgain.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  expect(kept.isUp?.()).toBe(true);
  suites[0]?.crash('gone');
  await vi.waitFor(() => expect(startAgain).toHaveBeenCalledOnce());
  expect(kept.isUp?.()).toBe(false);
  finish(suite().emulators);
  await vi.waitFor(() => expect(kept.isUp?.()).toBe(true));
});

test('the fourth end without a minute of running in between is the last one, also where starts fail slowly', async () => {
  const { suites, startAgain, kept, later } = running(1);
  startAgain.mockImplementation(async () => {
    later(90_000);
    throw new Error('The emulators did not start: no port');
  });
  suites[0]?.crash('gone');
  expect(await kept.crashed).toBe('The emulators did not start: no port, after 3 restarts');
  expect(startAgain).toHaveBeenCalledTimes(3);
  expect(kept.isUp?.()).toBe(false);
});

test('ends with a minute of running between them are not counted together', async () => {
  const { suites, startAgain, kept, later } = running(6);
  for (const [index, { crash }] of suites.slice(0, 5).entries()) {
    later(60_000);
    crash('gone');
    await vi.waitFor(() => expect(startAgain).toHaveBeenCalledTimes(index + 1));
    await vi.waitFor(() => expect(kept.isUp?.()).toBe(true));
  }
  await kept.stop();
});

test('one that comes back while everything is ended is ended, too', async () => {
  const { suites, startAgain, kept } = running(1);
  let finish: (suite: Emulators) => void = () => {};
  startAgain.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  suites[0]?.crash('gone');
  await vi.waitFor(() => expect(startAgain).toHaveBeenCalledOnce());
  await kept.stop();
  const late = suite();
  finish(late.emulators);
  await vi.waitFor(() => expect(late.stop).toHaveBeenCalled());
});
