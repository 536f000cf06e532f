/** How an exercise went the first time that it was answered. Whoever took a hint was helped. */
export const practiceOutcomes = ['right', 'wrong', 'helped'] as const;
export type PracticeOutcome = (typeof practiceOutcomes)[number];

/** An exercise that was done. Entries are only ever added, and have an id of their own, so that a copy does no harm. */
export interface PracticeEntry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The template, and which exercise of it. */
  readonly template: string;
  readonly seed: number;
  readonly level: number;
  readonly outcome: PracticeOutcome;
  /** Of a model test: what the computer marked. Left out of everything else. */
  readonly marks?: { readonly score: number; readonly of: number } | undefined;
}

/** The oldest first; the same order on every device and at the school, also of two that were done at the same moment. */
export const inOrder = (a: PracticeEntry, b: PracticeEntry): number => a.at - b.at || (a.id < b.id ? -1 : 1);

export const practiceLimits = {
  /** Entries that one call may bring: they fit into a body. */
  maxPerCall: 200,
  /** What a device keeps of a log, and the school at least: about a year of a busy child. */
  maxKept: 5000,
  /** Entries that a person may add in a day (UTC): a whole device's log, and a day of practice. */
  maxPerDay: 6000,
} as const;

/** Body of `POST /practice/log`. */
export interface AddPracticeInput {
  readonly entries: readonly PracticeEntry[];
}

export interface AddPracticeAnswer {
  /** How many of them the school did not have yet. */
  readonly added: number;
}

/** What was added to a person's log after a place in it. */
export interface PracticeLogPage {
  /** In the order in which the school got them, which is not that of their times. */
  readonly entries: readonly PracticeEntry[];
  /** The place after them: `after` of the next call. */
  readonly next: number;
  /** Whether there is more to ask for at once. */
  readonly more: boolean;
}
