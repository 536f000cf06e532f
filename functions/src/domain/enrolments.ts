import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collections, type EnrolmentRow, personal } from '../firestore/collections.ts';
import { settleOpenPayments } from './ledger.ts';

/** The document of a person's place in a course: its id makes a second one impossible. */
export function placeOf(db: Firestore, uid: string, courseId: string): DocumentReference<EnrolmentRow> {
  return collections.enrolments(db).doc(personal(uid, courseId));
}

/**
 * A person's place in a course, or undefined. A payment that came in without its enrolment being made is settled first.
 */
export async function findEnrolment(
  db: Firestore,
  uid: string,
  courseId: string,
): Promise<EnrolmentRow | undefined> {
  const found = (await placeOf(db, uid, courseId).get()).data();
  if (found) return found;
  // Read again even where nothing was left to settle: another call may have settled it in between.
  await settleOpenPayments(db, uid);
  return (await placeOf(db, uid, courseId).get()).data();
}
