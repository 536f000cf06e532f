/** Of the first answer to an exercise. With a hint it counts as helped. */
export const practiceOutcomes = ['right', 'wrong', 'helped'] as const;
export type PracticeOutcome = (typeof practiceOutcomes)[number];

/** Entries are only ever added and have ids, so copies are harmless. */
export interface PracticeEntry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly template: string;
  readonly seed: number;
  readonly level: number;
  readonly outcome: PracticeOutcome;
  /** Model tests only: what was marked automatically. */
  readonly marks?: { readonly score: number; readonly of: number } | undefined;
}

/** Sorts oldest first, with the same order on every device and the server, even for equal times. */
export const inOrder = (a: PracticeEntry, b: PracticeEntry): number => a.at - b.at || (a.id < b.id ? -1 : 1);

export const practiceLimits = {
  /** Maximum entries per call, so that they fit into a body. */
  maxPerCall: 200,
  /** Entries that a device keeps, and the school at least: about a year of a busy child. */
  maxKept: 5000,
  /** Maximum entries per person and day (UTC): a device's whole log and a day of practice. */
  maxPerDay: 6000,
} as const;

export interface AddPracticeInput {
  readonly entries: readonly PracticeEntry[];
}

export interface AddPracticeAnswer {
  readonly added: number;
}

export interface PracticeLogPage {
  /** In order of arrival, not of their times. */
  readonly entries: readonly PracticeEntry[];
  /** The position after them: `after` of the next call. */
  readonly next: number;
  readonly more: boolean;
}
