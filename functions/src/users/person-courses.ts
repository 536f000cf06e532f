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

/** Which course of which person, and who asks. */
export interface CourseByHand {
  readonly actor: string;
  readonly uid: string;
  readonly courseId: string;
}

/**
 * Gives a person a course for nothing: no payment stands behind it, so no refund takes it away.
 * @returns 1, or 0 when they have it already
 * @throws DomainError `not-found` for who or what there is not, `course-not-open`
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
 * Takes a course back, with the progress in it, however they came by it. A payment stays as it is: money is given back by the
 * payment service.
 * @returns 1, or 0 when they do not have it
 * @throws DomainError `not-found` for an account that there is not
 */
export async function takeCourse(
  { auth, db }: RoleServices,
  { actor, uid, courseId }: CourseByHand,
): Promise<0 | 1> {
  await requireKnownAccount(auth, uid);
  if (!isContentId(courseId)) return 0;
  // A payment that is not settled yet would give it again.
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
