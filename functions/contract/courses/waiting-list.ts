/** Whether the caller is on the waiting list of a course that is not open yet. */
export interface WaitingPlace {
  readonly courseId: string;
  readonly waiting: boolean;
}

/** A course on whose waiting list the caller is, open by now or not. `since` is ISO 8601, UTC. */
export interface WaitingListEntry {
  readonly courseId: string;
  readonly title: string;
  readonly img: string;
  readonly since: string;
  /** Whether it can be joined or bought by now. */
  readonly open: boolean;
}
