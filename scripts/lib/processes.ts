import { setTimeout as delay } from 'node:timers/promises';

/** Sends a signal to a process group; false when it has no process left. */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}

/** Waits until the condition holds; false when it did not within the time. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
  every = 100,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await condition()) return true;
    await delay(every);
  }
  return await condition();
}

/** One Ctrl-C may arrive several times: from the terminal, npm and the parent script. */
const echoMilliseconds = 2_000;

/** Resolves on the first signal to end. A later one that is no echo of it ends this process at once. */
export function interruption(): Promise<'interrupted'> {
  return new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        first ??= performance.now();
        if (performance.now() - first > echoMilliseconds) process.exit(1);
        resolve('interrupted');
      });
    }
  });
}
