import { Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { findCourse } from '../domain/courses.ts';
import { enrolmentOf, findEnrolment } from '../domain/enrolments.ts';
import { noteAudit } from '../domain/studio-audit.ts';
import { isContentId } from '../firestore/collections.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import { isAlreadyThere } from '../firestore/write-errors.ts';
import { requireKnownAccount } from './person.ts';
import type { RoleServices } from './roles.ts';

/** Course, person and acting admin. */
export interface CourseByHand {
  readonly actor: string;
  readonly uid: string;
  readonly courseId: string;
}

/**
 * Gives a person a free enrolment, which no refund removes.
 * @returns 1, or 0 if already enrolled
 * @throws DomainError `not-found`, `course-not-open`
 */
export async function giveCourse(
  services: RoleServices,
  { actor, uid, courseId }: CourseByHand,
): Promise<0 | 1> {
  const { auth, db } = services;
  await requireKnownAccount(auth, uid);
  const { course } = await findCourse(db, courseId);
  if (!course.complete) throw new DomainError('course-not-open');
  if (await findEnrolment(db, uid, courseId)) return 0;
  const at = Timestamp.now();
  const batch = db.batch();
  batch.create(enrolmentOf(db, uid, courseId), { uid, courseId, enrolledAt: at, lessonsDone: [] });
  noteAudit(db, batch, { kind: 'people', id: uid }, { actor, at, action: 'give', course: courseId });
  try {
    await commitOf(db, actor, batch, uid);
  } catch (error) {
    if (isAlreadyThere(error)) return 0;
    throw error;
  }
  return 1;
}

/**
 * Removes an enrolment with its progress. Payments stay: refunds are made at the provider.
 * @returns 1, or 0 if not enrolled
 * @throws DomainError `not-found` for an unknown account
 */
export async function takeCourse(
  { auth, db }: RoleServices,
  { actor, uid, courseId }: CourseByHand,
): Promise<0 | 1> {
  await requireKnownAccount(auth, uid);
  if (!isContentId(courseId)) return 0;
  // Otherwise an unsettled payment would restore it.
  await findEnrolment(db, uid, courseId);
  return retryOnConflict(async () => {
    const enrolment = await enrolmentOf(db, uid, courseId).get();
    if (!enrolment.exists) return 0;
    const batch = db.batch();
    batch.delete(enrolment.ref, unchanged(enrolment));
    const entry = { actor, at: Timestamp.now(), action: 'take', course: courseId } as const;
    noteAudit(db, batch, { kind: 'people', id: uid }, entry);
    await batch.commit();
    return 1;
  });
}
