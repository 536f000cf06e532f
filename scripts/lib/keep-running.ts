import type { Emulators } from './emulators.ts';
import { step } from './messages.ts';

const maxRestarts = 3;
const restMilliseconds = 60_000;

export interface KeepRunningOptions {
  first: Emulators;
  /** Starts all of them in the same place, with the data that was saved last. */
  startAgain: () => Promise<Emulators>;
  /** The time, for tests. */
  now?: () => number;
}

/**
 * Starts the whole suite again when one of its processes ends by itself, up to three times without a minute of running in
 * between. `crashed` resolves when it has ended again than that.
 */
export function keepRunning({ first, startAgain, now = Date.now }: KeepRunningOptions): Emulators {
  let current = first;
  let isUp = true;
  let isStopping = false;
  let restarts = 0;
  let upSince = now();

  /** Resolves with why the suite that was started ended, or did not start. */
  const nextEnd = async (): Promise<string> => {
    try {
      await current.stop();
      current = await startAgain();
      if (isStopping) await current.stop();
      upSince = now();
      isUp = true;
      return await current.crashed;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  const watch = async (): Promise<string> => {
    let why = await first.crashed;
    while (!isStopping) {
      // A start that failed took its time, too, but is no time of running.
      if (isUp && now() - upSince >= restMilliseconds) restarts = 0;
      isUp = false;
      if (restarts === maxRestarts) return `${why}, after ${maxRestarts} restarts`;
      restarts += 1;
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
