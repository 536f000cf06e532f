import { existsSync, readFileSync } from 'node:fs';
import type { Part } from './part.ts';
import { benchProgress } from './progress.ts';
import { openSchool, type School } from './school.ts';
import type { Section } from './section.ts';
import type { PartName, Wishes } from './wishes.ts';

/** What is kept of a part: the figures of the last run in which it was measured. */
export interface KeptPart {
  /** When, ISO 8601. */
  readonly at: string;
  readonly runs: number;
  readonly isQuick: boolean;
  readonly figures: unknown;
}

export type Kept = Partial<Record<PartName, KeptPart>>;

/** What earlier runs have found; nothing where there is no file, or one of another making. */
export function readKept(file: string): Kept {
  if (!existsSync(file)) return {};
  const { parts } = JSON.parse(readFileSync(file, 'utf8')) as { parts?: Kept };
  return parts ?? {};
}

/** Starts the school for the first part that asks, and ends it after the last. */
function sharedSchool(open: () => Promise<School>) {
  let opening: Promise<School> | undefined;
  return {
    get: () => {
      opening ??= open();
      return opening;
    },
    stop: async () => (await opening?.catch(() => undefined))?.stop(),
  };
}

export interface RunOptions {
  readonly parts: readonly Part[];
  readonly wishes: Wishes;
  /** What earlier runs have found. */
  readonly kept: Kept;
  /** Told after each part: what was found stays found when a later one fails. */
  readonly keep: (kept: Kept) => void;
  readonly open?: () => Promise<School>;
  readonly output?: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
}

/**
 * Measures the parts one after another.
 * @returns what is printed
 */
export async function runParts(options: RunOptions): Promise<Section[]> {
  const { parts, wishes, keep, open = openSchool, output } = options;
  const { isQuick, runs, assumed } = wishes;
  const school = sharedSchool(open);
  const sections: Section[] = [];
  const kept = { ...options.kept };
  try {
    for (const part of parts) {
      const progress = benchProgress(part.name, output);
      progress.tell(part.title, 0, 1);
      const { section, figures } = await part.run({
        runs,
        isQuick,
        assumed,
        tell: progress.tell,
        school: school.get,
        figuresOf: (name) => kept[name]?.figures,
      });
      progress.end();
      sections.push(section);
      kept[part.name] = { at: new Date().toISOString(), runs, isQuick, figures };
      keep(kept);
    }
  } finally {
    await school.stop();
  }
  return sections;
}
