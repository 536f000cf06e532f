export type Interruption = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** One Ctrl-C may arrive several times: from the terminal, from npm and from the script that started us. */
const echoMilliseconds = 2_000;

/**
 * Resolves when somebody asks this process to end. Asking again, later than an echo of the first time,
 * calls `onImpatience`.
 */
export function interruption(onImpatience: () => void): Promise<Interruption> {
  return new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (first === undefined) {
          first = performance.now();
          resolve(signal);
        } else if (performance.now() - first > echoMilliseconds) {
          onImpatience();
        }
      });
    }
  });
}
