import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collections, type EnrolmentRecord, personalId } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import { settleOpenPayments } from './ledger.ts';

/** The document of a person's enrolment in a course: its id makes a second one impossible. */
export function enrolmentOf(
  db: Firestore,
  uid: string,
  courseId: string,
): DocumentReference<EnrolmentRecord> {
  return collections.enrolments(db).doc(personalId(uid, courseId));
}

/**
 * A person's enrolment in a course, or undefined. A payment that came in without its enrolment being made is settled first.
 */
export async function findEnrolment(
  db: Firestore,
  uid: string,
  courseId: string,
): Promise<EnrolmentRecord | undefined> {
  const found = (await enrolmentOf(db, uid, courseId).get()).data();
  if (found) return found;
  // Read again even where nothing was left to settle: another call may have settled it in between.
  await settleOpenPayments(db, uid);
  return (await enrolmentOf(db, uid, courseId).get()).data();
}

/**
 * Keeps what a student has reached in a lesson's quiz, where it is better than before or the quiz has changed since. Of
 * who does not have the course nothing is kept.
 */
export function keepQuizScore(
  db: Firestore,
  uid: string,
  place: { readonly courseId: string; readonly lessonId: string },
  { score, of }: { readonly score: number; readonly of: number },
): Promise<void> {
  return compareAndSet(enrolmentOf(db, uid, place.courseId), (before) => {
    const known = before?.quizzes?.[place.lessonId];
    if (!before || (known?.of === of && known.score >= score)) return undefined;
    return { ...before, quizzes: { ...before.quizzes, [place.lessonId]: { score, of } } };
  });
}
