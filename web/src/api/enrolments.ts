import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { useMemo, useSyncExternalStore } from 'react';
import { accessToken } from '../auth/access-token.ts';
import { useSession } from '../auth/session-context.ts';
import { languageQuery } from '../http/language-query.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useProgressSync } from './enrolment-calls.ts';
import { progressQueue } from './progress-queue.ts';
import { withQueued } from './progress-view.ts';
import { useOwnAnswer } from './use-answer.ts';

const nothingQueued: ReturnType<typeof progressQueue.read> = [];

interface EnrolmentsOptions {
  /** Asks again this often, milliseconds; 0: only when the page gets the focus. */
  readonly every?: number;
}

/** The signed-in student's courses, with marks that still wait to be sent. Undefined data: nobody, or not yet known. */
export function useEnrolments({ every = 0 }: EnrolmentsOptions = {}) {
  const { state } = useSession();
  const uid = state.user?.uid;
  useProgressSync();
  const queue = useSyncExternalStore(progressQueue.subscribe, progressQueue.read, () => nothingQueued);
  // Lessons may have been done on another device meanwhile.
  const options = { revalidateOnFocus: true, refreshInterval: every, keeps: true } as const;
  const answer = useOwnAnswer(endpoints.enrolments, { query: languageQuery }, options);
  const data = useMemo(() => {
    const own = queue.filter((entry) => entry.uid === uid);
    return answer.data?.map((enrolment) => withQueued(enrolment, own));
  }, [answer.data, queue, uid]);
  return { ...answer, data, awaited: useAwaited(answer) };
}

/**
 * Whether what somebody has is on its way. A visitor has nothing, and a prerendered page is a visitor's until it runs;
 * who was signed in at the last visit is as good as signed in. After a failure nothing is awaited.
 */
function useAwaited({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean {
  const { status } = useSession().state;
  const hydrated = useHydrated();
  if (status === 'loading') return hydrated && accessToken.get() !== null;
  return status === 'signed-in' && data === undefined && !error;
}

/** A student's place in one course, if they have one. */
export interface EnrolmentStatus {
  readonly enrolment: Enrolment | undefined;
  /** Whether the answer has come: until then nobody knows whether they have a place. */
  readonly known: boolean;
  /** Whether the answer is on its way, so that neither buying nor going on is to be shown yet. */
  readonly awaited: boolean;
}

function enrolmentStatusOf(
  { data, awaited }: Pick<ReturnType<typeof useEnrolments>, 'data' | 'awaited'>,
  id: string,
) {
  const enrolment = data?.find((one) => one.courseId === id);
  return { enrolment, known: data !== undefined, awaited } satisfies EnrolmentStatus;
}

/** The signed-in student's place in one course, and `mutate`, which asks again. */
export function useEnrolment(courseId: string, options: EnrolmentsOptions = {}) {
  const answer = useEnrolments(options);
  return { ...enrolmentStatusOf(answer, courseId), mutate: answer.mutate };
}

/** The signed-in student's places in several courses: one reading for all of them. */
export function useEnrolmentStatuses(): (courseId: string) => EnrolmentStatus {
  const answer = useEnrolments();
  return (courseId) => enrolmentStatusOf(answer, courseId);
}
