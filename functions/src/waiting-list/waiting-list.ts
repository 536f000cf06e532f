import type { CourseDetail } from '@pathshala/contract/course';
import type { WaitingListEntry, WaitingPlace } from '@pathshala/contract/waiting-list';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { readCourseFields } from '../domain/courses.ts';
import { enrolmentOf } from '../domain/enrolments.ts';
import { collections, personalId, type WaitingPlaceRecord } from '../firestore/collections.ts';
import { isAlreadyThere } from '../firestore/write-errors.ts';
import { ApiError } from '../http/problem.ts';

/** Whether a person is on a course's waiting list. */
export async function readWaitingPlace(db: Firestore, uid: string, courseId: string): Promise<WaitingPlace> {
  const found = await collections.waitingList(db).doc(personalId(uid, courseId)).get();
  return { courseId, waiting: found.exists };
}

/**
 * Puts a person on the list of those who are told when a course opens; joining again changes nothing.
 * @throws ApiError `conflict` for a course that is open
 */
export async function joinWaitingList(
  db: Firestore,
  uid: string,
  course: CourseDetail,
): Promise<WaitingPlace> {
  if (course.complete) throw new ApiError('conflict', 'This course is open already.');
  const record = { uid, courseId: course._id, at: Timestamp.now() };
  try {
    await collections.waitingList(db).doc(personalId(uid, course._id)).create(record);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  return { courseId: course._id, waiting: true };
}

/** Takes a person off the list; who is not on it stays so. */
export async function leaveWaitingList(db: Firestore, uid: string, courseId: string): Promise<WaitingPlace> {
  await collections.waitingList(db).doc(personalId(uid, courseId)).delete();
  return { courseId, waiting: false };
}

/**
 * The courses that a person waits for and those that have opened, the newest place first. Courses that they have by now,
 * however they came by them, and courses that are gone are left out.
 */
export async function readWaitingList(db: Firestore, uid: string): Promise<WaitingListEntry[]> {
  const own: Query<WaitingPlaceRecord> = collections.waitingList(db).where('uid', '==', uid);
  const records = (await own.get()).docs.map((one) => one.data());
  if (records.length === 0) return [];
  const ids = records.map((record) => record.courseId);
  const [courses, enrolments] = await Promise.all([
    readCourseFields(db, ids, ['title', 'img', 'complete']),
    db.getAll(...ids.map((id) => enrolmentOf(db, uid, id))),
  ]);
  return records
    .map((record, index) => ({ record, course: courses[index], has: enrolments[index]?.exists }))
    .sort((a, b) => b.record.at.toMillis() - a.record.at.toMillis())
    .flatMap(({ record: { courseId, at }, course, has }) => {
      if (!course || has) return [];
      const { title, img, complete } = course;
      return [{ courseId, title, img, since: at.toDate().toISOString(), open: complete }];
    });
}
