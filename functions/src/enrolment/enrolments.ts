import type { CourseRecord } from '@pathshala/content/records';
import type { CourseDetail } from '@pathshala/contract/course';
import type { Enrolment } from '@pathshala/contract/enrolment';
import { FieldValue, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { readCourseFields } from '../domain/courses.ts';
import { findEnrolment, placeOf } from '../domain/enrolments.ts';
import { settleOpenPayments } from '../domain/ledger.ts';
import { collections, type EnrolmentRow } from '../firestore/collections.ts';
import { isAlreadyThere, isMissing } from '../firestore/write-errors.ts';
import { ApiError } from '../http/problem.ts';

/** All of a person's places with their courses, the newest first; those of courses that are gone are left out. */
export async function listEnrolments(db: Firestore, uid: string): Promise<Enrolment[]> {
  const own: Query<EnrolmentRow> = collections.enrolments(db).where('uid', '==', uid);
  // Both at once: as a rule nothing is to be settled, and then this costs no time.
  const [first, settled] = await Promise.all([own.get(), settleOpenPayments(db, uid)]);
  const { docs } = settled === 0 ? first : await own.get();
  const rows = docs.map((one) => one.data());
  const ids = rows.map((row) => row.courseId);
  const courses = await readCourseFields(db, ids, ['title', 'img', 'outline']);
  return rows
    .map((row, index) => ({ row, course: courses[index] }))
    .sort((a, b) => b.row.enrolledAt.toMillis() - a.row.enrolledAt.toMillis())
    .flatMap(({ row, course }) => (course ? [toEnrolment(row, course)] : []));
}

/**
 * Joins a free course.
 * @returns the place, and whether this call made it
 */
export async function joinCourse(
  db: Firestore,
  uid: string,
  course: CourseDetail,
): Promise<{ readonly enrolment: Enrolment; readonly isNew: boolean }> {
  const row: EnrolmentRow = { uid, courseId: course._id, enrolledAt: Timestamp.now(), lessonsDone: [] };
  try {
    await placeOf(db, uid, course._id).create(row);
    return { enrolment: toEnrolment(row, course), isNew: true };
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    const found = (await placeOf(db, uid, course._id).get()).data();
    return { enrolment: toEnrolment(found ?? row, course), isNew: false };
  }
}

/**
 * Marks a lesson done or not done. Marks of several lessons may come in any order and from several browsers at once.
 * @throws ApiError `not-enrolled`
 */
export async function markLesson(
  db: Firestore,
  uid: string,
  course: CourseDetail,
  lessonId: string,
  done: boolean,
): Promise<Enrolment> {
  if (!(await findEnrolment(db, uid, course._id))) throw new ApiError('not-enrolled');
  const lessonsDone = done ? FieldValue.arrayUnion(lessonId) : FieldValue.arrayRemove(lessonId);
  const reference = placeOf(db, uid, course._id);
  try {
    await reference.update({ lessonsDone });
  } catch (error) {
    // A refund came in between.
    if (isMissing(error)) throw new ApiError('not-enrolled', undefined, { cause: error });
    throw error;
  }
  const row = (await reference.get()).data();
  if (!row) throw new ApiError('not-enrolled');
  return toEnrolment(row, course);
}

type ShownOfCourse = Pick<CourseRecord, 'title' | 'img' | 'outline'>;

/** What the student sees: lessons that have left the course count no longer. */
export function toEnrolment(row: EnrolmentRow, course: ShownOfCourse): Enrolment {
  const done = new Set(row.lessonsDone);
  const ids = course.outline.map((lesson) => lesson.id);
  return {
    courseId: row.courseId,
    title: course.title,
    img: course.img,
    enrolledAt: row.enrolledAt.toDate().toISOString(),
    lessonsDone: ids.filter((id) => done.has(id)),
    lessons: course.outline,
    nextLesson: ids.find((id) => !done.has(id)) ?? null,
  };
}
