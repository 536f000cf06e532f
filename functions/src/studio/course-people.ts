import type { CoursePeople } from '@pathshala/contract/studio/items';
import type { Firestore } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { noSuchCourse } from '../domain/courses.ts';
import { deletedPerson } from '../domain/personal-data.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { requireEditor } from './access.ts';

/**
 * Number of students and buyers, shown before unpublishing. Aggregates with equality filters only, which need no index.
 * @throws DomainError `forbidden`, or `not-found` for an invalid course id
 */
export async function countCoursePeople(
  db: Firestore,
  caller: FreshCaller,
  courseId: string,
): Promise<CoursePeople> {
  await requireEditor(db, caller, { kind: 'courses', id: courseId });
  if (!isContentId(courseId)) throw noSuchCourse();
  const payments = collections.payments(db).where('courseId', '==', courseId);
  // Payments of deleted accounts do not count.
  const ended = payments.where('uid', '==', deletedPerson).where('status', '==', 'enrolled');
  const counted = [
    collections.enrolments(db).where('courseId', '==', courseId),
    payments.where('status', 'in', ['paid', 'enrolled']),
    ended,
  ].map(async (query) => (await query.count().get()).data().count);
  const [joined = 0, paid = 0, gone = 0] = await Promise.all(counted);
  const bought = paid - gone;
  // Unsettled payments count as students.
  return { bought, others: Math.max(joined - bought, 0) };
}
