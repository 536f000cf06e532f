import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { useEffect, useState } from 'react';
import { useEnrolmentCalls } from '../../api/enrolment-calls.ts';
import type { EnrolmentStatus } from '../../api/enrolments.ts';
import { useSession } from '../../auth/session-context.ts';
import { useLocation } from '../../ui/router.ts';

/** What the history keeps of somebody who passed a first lesson and then went to register: that lesson's id. */
export interface PassedBefore {
  readonly passed: string;
}

/**
 * Who passed the first lesson of a free course as a visitor and registered to continue has said what they want: the course is
 * joined and that lesson marked as done, without another click.
 * @param onJoined asks for the lesson again
 * @returns whether it is under way; a failure leaves the page as it is for everybody
 */
export function useJoinOnArrival(
  course: Unpriced<CourseDetail> | undefined,
  { enrolment, known }: EnrolmentStatus,
  onJoined: () => Promise<unknown>,
): boolean {
  const { passed } = (useLocation().state ?? {}) as Partial<PassedBefore>;
  const { join, markLesson } = useEnrolmentCalls();
  const isSignedIn = useSession().state.status === 'signed-in';
  const [step, setStep] = useState<'before' | 'under way' | 'over'>('before');
  const isAsked =
    isSignedIn && passed !== undefined && step === 'before' && course?.price === 0 && !enrolment;
  const id = isAsked && known ? course._id : undefined;
  useEffect(() => {
    if (id === undefined || passed === undefined) return;
    setStep('under way');
    join(id)
      .then(() => markLesson(id, passed, true))
      .then(onJoined)
      .catch(() => undefined)
      .finally(() => setStep('over'));
  }, [id, passed]);
  return isAsked || step === 'under way';
}
