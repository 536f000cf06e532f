import type { CoursePeople } from '@pathshala/contract/studio/items';
import type { Firestore } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { noSuchCourse } from '../domain/courses.ts';
import { deletedPerson } from '../domain/personal-data.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { requireEditor } from './access.ts';

/**
 * How many people have a course, and how many of them bought it: what an editor is told before unpublishing it. Counted by
 * Firestore, and by nothing but equality: that needs no index of its own.
 * @throws DomainError `forbidden`, or `not-found` for what cannot be a course
 */
export async function countCoursePeople(
  db: Firestore,
  caller: FreshCaller,
  courseId: string,
): Promise<CoursePeople> {
  await requireEditor(db, caller, { kind: 'courses', id: courseId });
  if (!isContentId(courseId)) throw noSuchCourse();
  const payments = collections.payments(db).where('courseId', '==', courseId);
  // A payment of somebody whose account has ended stays in the books, and is nobody's course.
  const ended = payments.where('uid', '==', deletedPerson).where('status', '==', 'enrolled');
  const counted = [
    collections.enrolments(db).where('courseId', '==', courseId),
    payments.where('status', 'in', ['paid', 'enrolled']),
    ended,
  ].map(async (query) => (await query.count().get()).data().count);
  const [joined = 0, paid = 0, gone = 0] = await Promise.all(counted);
  const bought = paid - gone;
  // A payment whose enrolment is still to be made counts as one: its buyer has the course.
  return { bought, others: Math.max(joined - bought, 0) };
}
