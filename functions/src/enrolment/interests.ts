import type { CourseDetail } from '@pathshala/contract/course';
import type { AwaitedCourse, Interest } from '@pathshala/contract/enrolment';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { collections, type InterestRow, personal } from '../firestore/collections.ts';
import { readCourseFields } from '../firestore/courses.ts';
import { placeOf } from '../firestore/enrolments.ts';
import { isAlreadyThere } from '../firestore/refusals.ts';
import { withDeadline } from '../http/deadline.ts';
import { ApiError } from '../http/problem.ts';

/** Whether a person has asked to be told when a course opens. */
export async function readInterest(db: Firestore, uid: string, courseId: string): Promise<Interest> {
  const found = await withDeadline(collections.interests(db).doc(personal(uid, courseId)).get());
  return { courseId, asked: found.exists };
}

/**
 * Notes that a person wants to be told; asking again changes nothing.
 * @throws ApiError `conflict` for a course that is open
 */
export async function askToBeTold(db: Firestore, uid: string, course: CourseDetail): Promise<Interest> {
  if (course.complete) throw new ApiError('conflict', 'This course is open already.');
  const row = { uid, courseId: course._id, at: Timestamp.now() };
  try {
    await withDeadline(collections.interests(db).doc(personal(uid, course._id)).create(row));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  return { courseId: course._id, asked: true };
}

/** Takes the wish back; where there is none, nothing changes. */
export async function waitNoLonger(db: Firestore, uid: string, courseId: string): Promise<Interest> {
  await withDeadline(collections.interests(db).doc(personal(uid, courseId)).delete());
  return { courseId, asked: false };
}

/**
 * The courses that a person waits for and those that have opened, the newest wish first. Courses that they have by now,
 * however they came by them, and courses that are gone are left out.
 */
export async function listAwaited(db: Firestore, uid: string): Promise<AwaitedCourse[]> {
  const own: Query<InterestRow> = collections.interests(db).where('uid', '==', uid);
  const rows = (await withDeadline(own.get())).docs.map((one) => one.data());
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.courseId);
  const [courses, places] = await Promise.all([
    readCourseFields(db, ids, ['title', 'img', 'complete']),
    withDeadline(db.getAll(...ids.map((id) => placeOf(db, uid, id)))),
  ]);
  return rows
    .map((row, index) => ({ row, course: courses[index], has: places[index]?.exists }))
    .sort((a, b) => b.row.at.toMillis() - a.row.at.toMillis())
    .flatMap(({ row: { courseId, at }, course, has }) => {
      if (!course || has) return [];
      const { title, img, complete } = course;
      return [{ courseId, title, img, askedAt: at.toDate().toISOString(), open: complete }];
    });
}
