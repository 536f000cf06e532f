import type { Emulators } from './emulators.ts';
import { step } from './messages.ts';

const mostRestarts = 3;
const perMilliseconds = 60_000;

export interface KeepRunningOptions {
  first: Emulators;
  /** Starts all of them in the same place, with the data that was saved last. */
  startAgain: () => Promise<Emulators>;
  /** The time, for tests. */
  now?: () => number;
}

/**
 * Starts the whole suite again when one of its processes ends by itself, up to three times in a minute. `crashed` resolves
 * when it has ended once more than that.
 */
export function keepRunning({ first, startAgain, now = Date.now }: KeepRunningOptions): Emulators {
  let current = first;
  let isUp = true;
  let isStopping = false;
  let restarts: number[] = [];

  /** Resolves with why the suite that was started ended, or did not start. */
  const nextEnd = async (): Promise<string> => {
    try {
      await current.stop();
      current = await startAgain();
      if (isStopping) await current.stop();
      isUp = true;
      return await current.crashed;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  const watch = async (): Promise<string> => {
    let why = await first.crashed;
    while (!isStopping) {
      isUp = false;
      restarts = restarts.filter((at) => now() - at < perMilliseconds);
      if (restarts.length === mostRestarts) return `${why}, after ${mostRestarts} restarts in a minute`;
      restarts.push(now());
      step('emulators', `${why}; all of them are started again with the data that was saved last`);
      why = await nextEnd();
    }
    // Nobody asks any more.
    return why;
  };

  return {
    ...first,
    groups: () => current.groups(),
    isUp: () => isUp,
    crashed: watch(),
    stop: async () => {
      isStopping = true;
      await current.stop();
    },
  };
}
