export type Interruption = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** One Ctrl-C may arrive several times: from the terminal, npm and the parent script. */
const echoMilliseconds = 2_000;

/** Resolves on the first signal. Later ones, except echoes of the first, call `onImpatience`. */
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
