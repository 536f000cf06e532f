import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { Enrolment, WaitingPlace } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { accessToken } from '../auth/access-token.ts';
import { type SessionState, useSession } from '../auth/session-context.ts';
import { readingPositions } from '../device/reading-positions.ts';
import { useInBrowser } from '../ui/use-hydrated.ts';
import { languageQuery } from '../words/language.ts';
import { outbox, type Unsent } from './outbox.ts';
import { ownKey, useCall, useOwnAnswer } from './use-answer.ts';
import { mayPass, useKeepEnrolment, useUnsent } from './use-outbox.ts';

export function useEnrolmentCalls() {
  const call = useCall();
  const keep = useKeepEnrolment();
  const uid = useSession().state.user?.uid;
  return {
    /** Offline, the mark waits on this device. @throws ApiError `not-enrolled`, `not-found` */
    async markLesson(courseId: string, lessonId: string, done: boolean): Promise<void> {
      try {
        const body = { done };
        await keep(await call(courseEndpoints.progress, { courseId, lessonId, query: languageQuery, body }));
        // An older mark in the outbox must not undo this one.
        if (uid) outbox.forget(uid, 'progress', { courseId, lessonId });
      } catch (error) {
        if (!uid || !mayPass(error)) throw error;
        outbox.add(uid, 'progress', { courseId, lessonId, done });
      }
    },
    /** @throws ApiError `payment-required`, `course-not-open`, `not-found` */
    async join(courseId: string): Promise<void> {
      await keep(await call(courseEndpoints.enrol, { courseId, query: languageQuery }));
    },
  };
}

/** @param unsent this student's only */
export function withUnsent(enrolment: Enrolment, unsent: readonly Unsent[]): Enrolment {
  const marks = unsent.flatMap((one) => (one.call === 'progress' ? [one.body] : []));
  const waiting = marks.filter(({ courseId }) => courseId === enrolment.courseId);
  if (waiting.length === 0) return enrolment;
  const done = new Set(enrolment.lessonsDone);
  for (const entry of waiting) {
    if (entry.done) done.add(entry.lessonId);
    else done.delete(entry.lessonId);
  }
  const next = enrolment.lessons.find((lesson) => !done.has(lesson.id));
  return { ...enrolment, lessonsDone: [...done], nextLesson: next?.id ?? null };
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  /** Whole per cent; 100 only when every lesson is done. */
  readonly percent: number;
}

export function progressOf(enrolment: Pick<Enrolment, 'lessons' | 'lessonsDone'>): Progress {
  const of = enrolment.lessons.length;
  const done = enrolment.lessons.filter((lesson) => enrolment.lessonsDone.includes(lesson.id)).length;
  return { done, of, percent: of === 0 ? 0 : Math.floor((100 * done) / of) };
}

/** The lesson in progress: where somebody last read on this device, unless it is done. */
export function lessonOf({
  courseId,
  lessons,
  lessonsDone,
}: Enrolment): Enrolment['lessons'][number] | undefined {
  const open = lessons.filter(({ id }) => !lessonsDone.includes(id));
  const names = readingPositions.lessons();
  const [last] = names.flatMap((name) => open.find(({ id }) => name === `${courseId}/${id}`) ?? []);
  return last;
}

/** Address of the lesson to continue with: the one in progress, else the next, or the first if all are done. */
export function continuePath(enrolment: Enrolment): string {
  const { courseId, lessons, nextLesson } = enrolment;
  const lesson = lessonOf(enrolment)?.id ?? nextLesson ?? lessons[0]?.id;
  return lesson ? paths.lesson(courseId, lesson) : paths.course(courseId);
}

/**
 * The signed-in student's courses, including unsent marks. Undefined data: signed out or still unknown.
 * @param every refresh interval, milliseconds; 0: only on focus
 */
export function useEnrolments(every = 0) {
  const unsent = useUnsent();
  // Lessons may be done on another device meanwhile.
  const options = { revalidateOnFocus: true, refreshInterval: every, keeps: true } as const;
  const answer = useOwnAnswer(courseEndpoints.enrolments, { query: languageQuery }, options);
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
  const mayBeSignedIn = useInBrowser(() => accessToken.get() !== null, false);
  if (status === 'loading') return mayBeSignedIn;
  return status === 'signed-in' && data === undefined && !error;
}

export interface EnrolmentStatus {
  readonly enrolment: Enrolment | undefined;
  /** Whether the answer has arrived; until then the enrolment is unknown. */
  readonly known: boolean;
  /** Whether it is loading: then neither Buy nor Continue is shown. */
  readonly awaited: boolean;
}

/** Undefined: not known yet. */
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

export function useEnrolment(courseId: string, every = 0) {
  const answer = useEnrolments(every);
  return { ...enrolmentStatusOf(answer, courseId), mutate: answer.mutate };
}

export function useEnrolmentStatuses(): (courseId: string) => EnrolmentStatus {
  const answer = useEnrolments();
  return (courseId) => enrolmentStatusOf(answer, courseId);
}

export function useWaitingPlace(courseId: string) {
  const { state } = useSession();
  const { mutate: mutateAny } = useSWRConfig();
  const call = useCall();
  const { data, mutate } = useOwnAnswer(courseEndpoints.waitingPlace, { courseId });

  async function keep(place: WaitingPlace): Promise<void> {
    await mutate(place, { revalidate: false });
    // Home shows the list and has to refresh it.
    await mutateAny(
      ownKey(courseEndpoints.waitingList, { query: languageQuery }, state.user?.uid),
      undefined,
    );
  }

  return {
    waiting: data?.waiting ?? false,
    join: async () => keep(await call(courseEndpoints.joinWaitingList, { courseId })),
    leave: async () => keep(await call(courseEndpoints.leaveWaitingList, { courseId })),
  };
}
