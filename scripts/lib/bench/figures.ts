/** The value below which a share of the values lies, such as 0.95; between two, in proportion. NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** The value in the middle; between two, their mean. NaN for none. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** One run's figures. */
export interface Run {
  /** How much of the machine the run had: a lower one is a noisier run. */
  readonly machine: number;
}

/** A run counts when it had at least this share of the machine that the best run had. */
const quietShare = 0.7;

/** Without the runs in which the machine was busy with something else. At least one stays. */
export function quietRuns<One extends Run>(runs: readonly One[]): One[] {
  const best = Math.max(...runs.map(({ machine }) => machine));
  return runs.filter(({ machine }) => machine >= best * quietShare);
}

/**
 * Each figure's median over the quiet runs.
 * @throws Error for no runs at all
 */
export function summed<One extends Run & Readonly<Record<keyof One, number>>>(runs: readonly One[]): One {
  const quiet = quietRuns(runs);
  const [first] = quiet;
  if (!first) throw new Error('Nothing was measured');
  const names = Object.keys(first) as (keyof One)[];
  return Object.fromEntries(names.map((name) => [name, median(quiet.map((run) => run[name]))])) as One;
}

/** Milliseconds of work for one look at the machine. */
const looking = 40;

/**
 * How much of the machine this process gets just now, in rounds of a fixed work for each millisecond: what is measured
 * beside a lower figure was measured on a busier machine. Only compared with figures of the same bench.
 */
export function machineIndex(): number {
  const began = performance.now();
  let rounds = 0;
  let text = '';
  while (performance.now() - began < looking) {
    for (let at = 0; at < 1000; at++) text += 'a';
    if (text.length > 100_000) text = '';
    rounds += 1;
  }
  return rounds / (performance.now() - began);
}
