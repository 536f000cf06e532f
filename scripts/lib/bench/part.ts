import type { School } from './school.ts';
import type { Section } from './table.ts';

/** What a part gets. */
export interface Tools {
  /** How often everything is measured. */
  readonly runs: number;
  /** As little as makes sense. */
  readonly isQuick: boolean;
  /** Tells what is measured just now. */
  readonly tell: (what: string) => void;
  /** Firestore with the school in it, started for the first part that asks. */
  readonly school: () => Promise<School>;
  /** Figures of another part, of this run or else of the last in which it was measured. */
  readonly figuresOf: (part: string) => unknown;
  /** Assumptions of the costs that were given on the command line. */
  readonly assumed: Readonly<Record<string, number>>;
}

/** What the bench measures: a row of its table of parts. */
export interface Part {
  /** What has to be built. */
  readonly builds: readonly ('web' | 'functions')[];
  /** @returns what is printed, and everything that was measured, for the file */
  readonly run: (tools: Tools) => Promise<{ readonly section: Section; readonly figures: unknown }>;
}

/** The value in the middle; NaN for none. */
const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Measures as often as was asked for, each thing in its turn: a busy minute of the machine meets all of them.
 * @returns of each thing the median of each figure
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
