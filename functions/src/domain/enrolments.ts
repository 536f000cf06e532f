import type { CourseDetail } from '@pathshala/contract/courses/course';
import type { QuizResult } from '@pathshala/contract/courses/lesson';
import { isPassed } from '@pathshala/contract/courses/pass-mark';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { Language } from '@pathshala/contract/text/languages';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections, personalId } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import type { EnrolmentRecord } from '../firestore/learning-records.ts';
import { findCourse, noSuchCourse } from './courses.ts';
import { settleOpenPayments } from './ledger.ts';

/** What somebody has reached in a quiz. */
type QuizScore = Pick<QuizResult, 'score' | 'of'>;

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
 * A course for somebody: also one that was unpublished, where they have it.
 * @param uid undefined: a visitor
 * @throws DomainError `not-found`
 */
export async function readCourseFor(
  db: Firestore,
  uid: string | undefined,
  id: string,
  language?: Language,
): Promise<CourseDetail> {
  const { course, withdrawn } = await findCourse(db, id, language);
  if (withdrawn && !(uid && (await findEnrolment(db, uid, id)))) throw noSuchCourse();
  return course;
}

/** That a quiz is passed for the first time. Of one that was passed before this was noted nobody knows when, and nothing is said. */
function firstPass(
  { quizzes = {}, passedAt = {} }: EnrolmentRecord,
  lessonId: string,
  result: QuizScore,
): Pick<EnrolmentRecord, 'passedAt'> {
  const known = ownValue(quizzes, lessonId);
  const isFirst = isPassed(result) && !ownValue(passedAt, lessonId) && !(known && isPassed(known));
  return isFirst ? { passedAt: { ...passedAt, [lessonId]: Timestamp.now() } } : {};
}

/**
 * Keeps what a student has reached in a lesson's quiz, where it is better than before or the quiz has changed since. Of
 * who does not have the course nothing is kept.
 */
export function keepQuizScore(
  db: Firestore,
  uid: string,
  place: { readonly courseId: string; readonly lessonId: string },
  { score, of }: QuizScore,
): Promise<void> {
  return compareAndSet(enrolmentOf(db, uid, place.courseId), (before) => {
    const known = ownValue(before?.quizzes, place.lessonId);
    if (!before || (known?.of === of && known.score >= score)) return undefined;
    const quizzes = { ...before.quizzes, [place.lessonId]: { score, of } };
    return { ...before, quizzes, ...firstPass(before, place.lessonId, { score, of }) };
  });
}
