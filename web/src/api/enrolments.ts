import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/pass-mark';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { accessToken } from '../auth/access-token.ts';
import { useSession } from '../auth/session-context.ts';
import { languageQuery } from '../http/language-query.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { mayPass } from './kept-queue.ts';
import { progressQueue } from './progress-queue.ts';
import { withQueued } from './progress-view.ts';
import { flushQuizzes, type QueuedQuiz, quizQueue } from './quiz-queue.ts';
import { ownKey, useOwnAnswer } from './use-answer.ts';
import { useCall } from './use-call.ts';
import { whenBack } from './when-back.ts';

const nothingQueued: ReturnType<typeof progressQueue.read> = [];

/** The calls that change what a student has. */
export function useEnrolmentCalls() {
  const { state } = useSession();
  const { mutate } = useSWRConfig();
  const call = useCall();
  const uid = state.user?.uid;

  /** Puts an answer into the list that every page reads from. */
  async function keep(enrolment: Enrolment): Promise<void> {
    const others = (before: Enrolment[] = []) =>
      before.filter((other) => other.courseId !== enrolment.courseId);
    const key = ownKey(endpoints.enrolments, { query: languageQuery }, uid);
    await mutate<Enrolment[]>(key, (before) => [...others(before), enrolment], { revalidate: false });
  }

  async function putProgress(courseId: string, lessonId: string, done: boolean): Promise<void> {
    await keep(await call(endpoints.progress, { courseId, lessonId, query: languageQuery, body: { done } }));
  }

  /** A quiz that is passed marks its lesson as done, as it does when it is marked at once. */
  async function markQuiz({ courseId, lessonId, answers }: QueuedQuiz) {
    const body = { answers: [...answers] };
    const result = await call(endpoints.quiz, { courseId, lessonId, query: languageQuery, body });
    // Who has not joined the course has no marks.
    if (isPassed(result)) await markLesson(courseId, lessonId, true).catch(() => undefined);
    return result;
  }

  /**
   * Marks a lesson as done or not done. Without a connection the mark waits in this browser and is sent later.
   * @returns `queued` when it waits
   * @throws ApiError `not-enrolled`, `not-found`
   */
  async function markLesson(courseId: string, lessonId: string, done: boolean): Promise<'saved' | 'queued'> {
    try {
      await putProgress(courseId, lessonId, done);
      // An older mark that still waits must not undo this one.
      if (uid) progressQueue.forget({ uid, courseId, lessonId });
      return 'saved';
    } catch (error) {
      if (!uid || !mayPass(error)) throw error;
      progressQueue.add({ uid, courseId, lessonId, done, at: Date.now() });
      return 'queued';
    }
  }

  return {
    markLesson,
    /**
     * Joins a free course.
     * @throws ApiError `payment-required`, `course-not-open`, `not-found`
     */
    async join(courseId: string): Promise<void> {
      await keep(await call(endpoints.enrol, { courseId, query: languageQuery }));
    },
    /**
     * Notes where the student is, for their other devices; nobody is told when it does not arrive.
     * @param part of the lesson's text that lies above the window, 0 to 1
     */
    async keepPlace(courseId: string, lessonId: string, part: number): Promise<void> {
      try {
        await keep(
          await call(endpoints.keepPlace, {
            courseId,
            lessonId,
            query: languageQuery,
            body: { part },
            quiet: true,
          }),
        );
      } catch {
        // This device remembers it all the same.
      }
    },
    /** Sends the marks and quizzes that wait in this browser, as far as that can be done now. */
    async sendWaiting(): Promise<void> {
      if (!uid) return;
      await progressQueue.flush(uid, (entry) => putProgress(entry.courseId, entry.lessonId, entry.done));
      await flushQuizzes(uid, markQuiz);
    },
  };
}

/** Sends waiting marks and quizzes at the start and whenever the connection comes back. */
export function useProgressSync(): void {
  const { state } = useSession();
  const { sendWaiting } = useEnrolmentCalls();
  const uid = state.user?.uid;
  useEffect(() => {
    if (!uid) return undefined;
    const flush = () => void sendWaiting();
    const waits = () => [...progressQueue.read(), ...quizQueue.read()].some((entry) => entry.uid === uid);
    flush();
    return whenBack(flush, waits);
  }, [uid]);
}

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
