import type { School } from './school.ts';
import type { Section } from './table.ts';

/** Tools of a part. */
export interface Tools {
  /** Number of measurements. */
  readonly runs: number;
  /** Measures as little as makes sense. */
  readonly isQuick: boolean;
  /** Reports progress. */
  readonly tell: (what: string) => void;
  /** Seeded Firestore emulator, started on first use. */
  readonly school: () => Promise<School>;
  /** Latest figures of another part. */
  readonly figuresOf: (part: string) => unknown;
  /** Cost assumptions of the command line. */
  readonly assumed: Readonly<Record<string, number>>;
}

/** A part of the benchmark. */
export interface Part {
  /** What has to be built. */
  readonly builds: readonly ('web' | 'functions')[];
  /** @returns printed text, and all figures for the file */
  readonly run: (tools: Tools) => Promise<{ readonly section: Section; readonly figures: unknown }>;
}

/** The median; NaN for none. */
const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Repeats the measurements in turn, so that a busy minute of the machine affects all.
 * @returns the median of each figure
 */
export async function inTurns<Thing, Found extends Readonly<Record<keyof Found, number>>>(
  { runs, tell }: Pick<Tools, 'runs' | 'tell'>,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  measure: (thing: Thing) => Promise<Found>,
): Promise<Found[]> {
  const found = things.map((): Found[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [at, thing] of things.entries()) {
      tell(`${nameOf(thing)}, ${run + 1} of ${runs}`);
      found[at]?.push(await measure(thing));
    }
  }
  return found.map((all) => {
    const names = Object.keys(all[0] ?? {}) as (keyof Found)[];
    return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name]))])) as Found;
  });
}
