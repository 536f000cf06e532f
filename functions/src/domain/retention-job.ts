import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import type { RetentionJobRecord } from '../firestore/job-records.ts';

/** How far the daily job has come. */
export function retentionJob(db: Firestore): DocumentReference<RetentionJobRecord> {
  return collections.jobs(db).doc('retention');
}
