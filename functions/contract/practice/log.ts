/** Of the first answer to an exercise. With a hint it counts as helped. */
export const practiceOutcomes = ['right', 'wrong', 'helped'] as const;
export type PracticeOutcome = (typeof practiceOutcomes)[number];

export interface PracticeEntry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly template: string;
  readonly seed: number;
  readonly level: number;
  readonly outcome: PracticeOutcome;
  readonly marks?: { readonly score: number; readonly of: number } | undefined;
}

/** Sorts oldest first, with the same order on every device and the server, even for equal times. */
export const inOrder = (a: PracticeEntry, b: PracticeEntry): number => a.at - b.at || (a.id < b.id ? -1 : 1);

export const practiceLimits = {
  maxPerCall: 200,
  /** Entries that a device keeps, and that the school keeps at least: about a busy child's year. */
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
  readonly entries: readonly PracticeEntry[];
  readonly next: number;
  readonly more: boolean;
}
