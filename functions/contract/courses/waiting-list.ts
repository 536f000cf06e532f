/** Whether the caller waits for a course that is not open yet. */
export interface WaitingPlace {
  readonly courseId: string;
  readonly waiting: boolean;
}

/** A course that the caller waits or waited for. `since` is ISO 8601, UTC. */
export interface WaitingListEntry {
  readonly courseId: string;
  readonly title: string;
  readonly img: string;
  readonly since: string;
  /** Whether it is open now. */
  readonly open: boolean;
}
