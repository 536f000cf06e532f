import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { Lesson } from '@pathshala/contract/courses/enrolment';
import { useEffect, useState } from 'react';
import { type EnrolmentStatus, useEnrolmentCalls } from '../../api/enrolments.ts';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { useLocation } from '../../ui/router.ts';
import { languageQuery } from '../../words/language.ts';

/** The history state of a visitor who passed a first lesson and then went to register: that lesson's id. */
export interface PassedBefore {
  readonly passed: string;
}

/**
 * Joins a free course for somebody who passed its first lesson as a visitor and registered to continue, and marks that
 * lesson as done. Registering to continue shows that they want the course, so no further click is needed.
 * @param onJoined fetches the lesson again
 * @returns whether joining is under way; after a failure the page is the usual one
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

/**
 * Fetches a lesson as the signed-in person; the error says why they may not read it.
 * @param prerendered shown until the answer arrives, and if none does
 */
export function useLesson(courseId: string, lessonId: string, prerendered?: Lesson) {
  // If the lesson changed while somebody reads, they would lose their place.
  const still = {
    errorRetryCount: 0,
    revalidateOnReconnect: false,
    keeps: true as const,
    ...(prerendered && { fallbackData: prerendered }),
  };
  return useOwnAnswer(courseEndpoints.lesson, { courseId, lessonId, query: languageQuery }, still);
}
