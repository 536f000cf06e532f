import type { School } from './school.ts';
import type { Section } from './section.ts';

/** What a part gets. */
export interface Tools {
  /** How often everything is measured. */
  readonly runs: number;
  /** As little as makes sense. */
  readonly isQuick: boolean;
  /** Tells what is measured just now. @param done of `all` */
  readonly tell: (what: string, done: number, all: number) => void;
  /** Firestore with the school in it, started for the first part that asks. */
  readonly school: () => Promise<School>;
  /** Figures of another part, of this run or else of the last in which it was measured. */
  readonly figuresOf: (part: string) => unknown;
  /** Assumptions of the costs that were given on the command line. */
  readonly assumed: Readonly<Record<string, number>>;
}

/** A row of what the bench measures. */
export interface Part {
  readonly title: string;
  /** What has to be built. */
  readonly builds: readonly ('web' | 'functions')[];
  /** @returns what is printed, and everything that was measured, for the file */
  readonly run: (tools: Tools) => Promise<{ readonly section: Section; readonly figures: unknown }>;
}
