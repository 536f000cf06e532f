import { secondsSince, step } from '../messages.ts';
import type { Part } from './part.ts';
import { openSchool, type School } from './school.ts';
import type { Section } from './section.ts';
import type { Wishes } from './wishes.ts';

/** By part, what the last run in which it was measured has found. */
export type Kept = Readonly<Record<string, KeptPart>>;

interface KeptPart {
  /** When, ISO 8601. */
  readonly at: string;
  readonly runs: number;
  readonly isQuick: boolean;
  readonly figures: unknown;
}

export interface RunOptions {
  readonly parts: Readonly<Record<string, Part>>;
  readonly wishes: Wishes;
  /** What earlier runs have found. */
  readonly kept: Kept;
  /** Told after each part: what was found stays found when a later one fails. */
  readonly keep: (kept: Kept) => void;
  readonly open?: () => Promise<School>;
}

/** Milliseconds between two lines. */
const between = 15_000;

/** Says now and then how far a part is. */
function teller(part: string) {
  let last = Number.NEGATIVE_INFINITY;
  return (what: string, done: number, all: number) => {
    if (performance.now() - last < between) return;
    last = performance.now();
    step(part, `${what}, ${Math.min(done + 1, all)} of ${all}`);
  };
}

/**
 * Measures the parts one after another. The first that asks for the school starts it; it ends after the last.
 * @returns what is printed
 */
export async function runParts({ parts, wishes, keep, open = openSchool, ...options }: RunOptions) {
  const { chosen, isQuick, runs, assumed } = wishes;
  const sections: Section[] = [];
  let kept = options.kept;
  let opening: Promise<School> | undefined;
  const school = () => {
    opening ??= open();
    return opening;
  };
  try {
    for (const name of chosen) {
      const began = performance.now();
      const tell = teller(name);
      const figuresOf = (other: string) => kept[other]?.figures;
      const found = await parts[name]?.run({ runs, isQuick, assumed, tell, school, figuresOf });
      if (!found) continue;
      step(name, `measured (${secondsSince(began)})`);
      sections.push(found.section);
      const now = { at: new Date().toISOString(), runs, isQuick, figures: found.figures };
      kept = { ...kept, [name]: now };
      keep(kept);
    }
  } finally {
    await (await opening?.catch(() => undefined))?.stop();
  }
  return sections;
}
