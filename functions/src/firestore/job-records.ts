/** Records of scheduled jobs: docs/contract.md, "Data". */
import type { Timestamp } from 'firebase-admin/firestore';

/** Tasks that were queued on a day, so that a run that was cut off goes on behind them. */
export interface QueuedTasks {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly count: number;
  /** Time of the last one, in the order of the queue. */
  readonly until: Timestamp;
}

/** What should have been removed by now. */
export interface OverdueRecord {
  /** Accounts to warn or to end. */
  readonly accounts: number;
  /** Documents past their retention period. */
  readonly records: number;
  readonly countedAt: Timestamp;
}

/** `jobs/retention`: how far the daily job has come; server only. */
export interface RetentionJobRecord {
  /** People who come not later, by the day of their last visit and their uid, are in `inactiveAccounts`. */
  readonly notedUntil?: { readonly day: string; readonly uid: string };
  /** Where the round over all accounts goes on: Auth's page token; absent: at the beginning. */
  readonly accountsPage?: string;
  /** Enrolments made before this have ended their waits. */
  readonly enrolledUntil?: Timestamp;
  readonly dueAt?: QueuedTasks;
  readonly warnedAt?: QueuedTasks;
  readonly overdue?: OverdueRecord;
}
