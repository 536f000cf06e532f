import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { CourseDetail } from '../../contract/course.ts';
import type { Interest } from '../../contract/enrolment.ts';
import { collections, personal } from '../firestore/collections.ts';
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
