/** Where a bench stands. */
export interface BenchProgress {
  /** @param what is measured now: the `done + 1`st of `all` */
  readonly tell: (what: string, done: number, all: number) => void;
  /** Ends the part's line. */
  readonly end: () => void;
}

/** Milliseconds between two lines where nobody can see one line change. */
const between = 15_000;

function leftOf(since: number, done: number, all: number): string {
  if (done === 0) return '';
  const seconds = Math.round(((since / done) * (all - done)) / 1000);
  return `, ${seconds} s left`;
}

/**
 * Tells how a part goes on: on a terminal in one line that changes, else in a line now and then.
 * @param now the clock, milliseconds
 */
export function benchProgress(
  part: string,
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout,
  now: () => number = () => performance.now(),
): BenchProgress {
  const began = now();
  let last = Number.NEGATIVE_INFINITY;
  /** When the count began that goes on now: a part may count several times, pages on one wire and then on another. */
  let since = began;
  const tell: BenchProgress['tell'] = (what, done, all) => {
    if (done === 0) since = now();
    const nth = Math.min(done + 1, all);
    const line = `${part.padEnd(10)} ${what}, ${nth} of ${all}${leftOf(now() - since, done, all)}`;
    if (output.isTTY) output.write(`\r\u001B[K${line}`);
    else if (now() - last >= between) {
      last = now();
      output.write(`${line}\n`);
    }
  };
  const end = () => {
    const seconds = ((now() - began) / 1000).toFixed(1);
    output.write(`${output.isTTY ? '\r\u001B[K' : ''}${part.padEnd(10)} measured (${seconds} s)\n`);
  };
  return { tell, end };
}
