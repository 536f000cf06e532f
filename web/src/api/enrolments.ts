import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { useMemo } from 'react';
import { accessToken } from '../auth/access-token.ts';
import { type SessionState, useSession } from '../auth/session-context.ts';
import { languageQuery } from '../http/language-query.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { withUnsent } from './progress-view.ts';
import { useOwnAnswer } from './use-answer.ts';
import { useUnsent } from './use-outbox.ts';

interface EnrolmentsOptions {
  /** Refresh interval, milliseconds; 0: only on focus. */
  readonly every?: number;
}

/** The signed-in student's courses, including unsent marks. Undefined data: signed out or still unknown. */
export function useEnrolments({ every = 0 }: EnrolmentsOptions = {}) {
  const unsent = useUnsent();
  // Lessons may be done on another device meanwhile.
  const options = { revalidateOnFocus: true, refreshInterval: every, keeps: true } as const;
  const answer = useOwnAnswer(endpoints.enrolments, { query: languageQuery }, options);
  const data = useMemo(
    () => answer.data?.map((enrolment) => withUnsent(enrolment, unsent)),
    [answer.data, unsent],
  );
  return { ...answer, data, awaited: useAwaited(answer) };
}

/**
 * Whether the person's data is loading. Visitors have none; a prerendered page is a visitor's until hydration, unless
 * the last visit was signed in. False after a failure.
 */
function useAwaited({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean {
  const { status } = useSession().state;
  const hydrated = useHydrated();
  if (status === 'loading') return hydrated && accessToken.get() !== null;
  return status === 'signed-in' && data === undefined && !error;
}

/** The student's enrolment in a course, if any. */
export interface EnrolmentStatus {
  readonly enrolment: Enrolment | undefined;
  /** Whether the answer has arrived; until then the enrolment is unknown. */
  readonly known: boolean;
  /** Whether it is loading: show neither buying nor continuing. */
  readonly awaited: boolean;
}

/** Whether somebody has a course; undefined: not known yet. */
export function hasCourse(session: SessionState['status'], { enrolment, known }: EnrolmentStatus) {
  if (session === 'signed-out') return false;
  return known ? enrolment !== undefined : undefined;
}

function enrolmentStatusOf(
  { data, awaited }: Pick<ReturnType<typeof useEnrolments>, 'data' | 'awaited'>,
  id: string,
) {
  const enrolment = data?.find((one) => one.courseId === id);
  return { enrolment, known: data !== undefined, awaited } satisfies EnrolmentStatus;
}

/** The signed-in student's enrolment in a course, and `mutate` to refresh it. */
export function useEnrolment(courseId: string, options: EnrolmentsOptions = {}) {
  const answer = useEnrolments(options);
  return { ...enrolmentStatusOf(answer, courseId), mutate: answer.mutate };
}

/** The signed-in student's enrolments in several courses, with one request. */
export function useEnrolmentStatuses(): (courseId: string) => EnrolmentStatus {
  const answer = useEnrolments();
  return (courseId) => enrolmentStatusOf(answer, courseId);
}
