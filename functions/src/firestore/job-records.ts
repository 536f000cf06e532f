/** Records of scheduled jobs: docs/contract.md, "Data". */
import type { Timestamp } from 'firebase-admin/firestore';

/** What should have been removed by now. */
export interface OverdueRecord {
  /** Accounts that could be neither warned nor ended. */
  readonly accounts: number;
  /** Documents past their retention period. */
  readonly records: number;
  readonly countedAt: Timestamp;
}

/** `jobs/retention`: how far the daily job has come; server only. */
export interface RetentionJobRecord {
  /** The monthly pass over all accounts. */
  readonly accounts?: {
    /** The month in which all were looked through, `YYYY-MM`. */
    readonly passedIn?: string;
    /** Where it goes on: Auth's page token; absent: at the beginning. */
    readonly page?: string;
    /** Accounts that could be neither warned nor ended. */
    readonly failed: number;
  };
  /** Enrolments made before this have ended their waits. */
  readonly enrolledUntil?: Timestamp;
  readonly overdue?: OverdueRecord;
}
