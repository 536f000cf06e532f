import type { RevokedCertificates } from '@pathshala/contract/certificates/certificate';
import { revokedAs, revokedPart } from '@pathshala/contract/certificates/token';
import type { QuizResult } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { ownValue } from '@pathshala/contract/http/own-value';
import { type LessonPlace, lessonItemId } from '@pathshala/contract/studio/items';
import type { Language } from '@pathshala/contract/text/languages';
import { FieldPath, FieldValue, type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { findCourse, noSuchCourse } from '../content/courses.ts';
import { collections, personalId } from '../firestore/collections.ts';
import type { EnrolmentRecord, QuizCountRecord } from '../firestore/learning-records.ts';
import { retryOnConflict, unchanged } from '../firestore/writes.ts';
import { settleOpenPayments } from '../money/ledger.ts';

type QuizScore = Pick<QuizResult, 'score' | 'of'>;

export function enrolmentOf(db: Firestore, uid: string, courseId: string) {
  return collections.enrolments(db).doc(personalId(uid, courseId));
}

/** Settles an open payment first. */
export async function findEnrolment(db: Firestore, uid: string, courseId: string) {
  const record = (await enrolmentOf(db, uid, courseId).get()).data();
  if (record) return record;
  // Reads again in any case: another call may have settled it meanwhile.
  await settleOpenPayments(db, uid);
  return (await enrolmentOf(db, uid, courseId).get()).data();
}

/** With unpublished ones for their students; `uid` undefined: a visitor. @throws DomainError `not-found` */
export async function readCourseFor(db: Firestore, uid: string | undefined, id: string, language?: Language) {
  const { course, withdrawn } = await findCourse(db, id, language);
  if (withdrawn && !(uid && (await findEnrolment(db, uid, id)))) throw noSuchCourse();
  return course;
}

function firstPass(
  { quizzes = {}, passedAt = {} }: EnrolmentRecord,
  lessonId: string,
  result: QuizScore,
): Pick<EnrolmentRecord, 'passedAt'> {
  const known = ownValue(quizzes, lessonId);
  const isFirst = isPassed(result) && !ownValue(passedAt, lessonId) && !(known && isPassed(known));
  return isFirst ? { passedAt: { ...passedAt, [lessonId]: Timestamp.now() } } : {};
}

/** Keeps it if better or the quiz has changed. Ignored without an enrolment. @param answers counted from 0 */
export function keepQuizScore(
  db: Firestore,
  uid: string,
  place: LessonPlace,
  { score, of }: QuizScore,
  answers: readonly number[],
): Promise<void> {
  return retryOnConflict(async () => {
    const snapshot = await enrolmentOf(db, uid, place.courseId).get();
    const before = snapshot.data();
    const known = ownValue(before?.quizzes, place.lessonId);
    if (!before || (known?.of === of && known.score >= score)) return;
    const quizzes = { ...before.quizzes, [place.lessonId]: { score, of } };
    const batch = db.batch();
    batch.update(
      snapshot.ref,
      { quizzes, ...firstPass(before, place.lessonId, { score, of }) },
      unchanged(snapshot),
    );
    if (known?.of !== of) countAnswers(db, batch, place, answers);
    await batch.commit();
  });
}

/** Firestore allows about one write a second per document, and a whole country's classes submit at once. */
const countParts = 250;

function quizCount(db: Firestore, { courseId, lessonId }: LessonPlace, part: number) {
  return collections.quizCounts(db).doc(`${lessonItemId(courseId, lessonId)}~${part}`);
}

export function quizCountsOf(db: Firestore, place: LessonPlace) {
  return Array.from({ length: countParts }, (_, part) => quizCount(db, place, part));
}

/** Only parts that exist cost a read. */
export async function readQuizCounts(db: Firestore, place: LessonPlace): Promise<QuizCountRecord[]> {
  const id = lessonItemId(place.courseId, place.lessonId);
  const all = collections.quizCounts(db).orderBy(FieldPath.documentId());
  const { docs } = await all.startAt(`${id}~`).endAt(`${id}~\uf8ff`).get();
  return docs.map((one) => one.data());
}

/** Increments without reading, in any part: one derived from the student would reveal whose answers it has. */
function countAnswers(db: Firestore, batch: WriteBatch, place: LessonPlace, answers: readonly number[]) {
  const one = FieldValue.increment(1);
  const chosen = Object.fromEntries(answers.map((option, at) => [at, { [option]: one }]));
  const part = Math.floor(Math.random() * countParts);
  batch.set(quizCount(db, place, part), { pupils: one, chosen }, { merge: true });
}

export async function readRevoked(db: Firestore, part: string): Promise<RevokedCertificates> {
  const asOf = new Date().toISOString();
  const own = await collections.revokedHashes(db).doc(part).get();
  return { asOf, revoked: Object.keys(own.data()?.hashes ?? {}).sort() };
}

export async function isRevoked(db: Firestore, certificateId: string): Promise<boolean> {
  const hash = await revokedAs(certificateId);
  const part = await collections.revokedHashes(db).doc(revokedPart(hash)).get();
  return ownValue(part.data()?.hashes, hash) !== undefined;
}
