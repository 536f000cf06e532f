import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { languageQuery } from '../http/language-query.ts';
import { mayPass } from './kept-queue.ts';
import { progressQueue } from './progress-queue.ts';
import { flushQuizzes, type QueuedQuiz, quizQueue } from './quiz-queue.ts';
import { retryWhenOnline } from './retry-when-online.ts';
import { ownKey } from './use-answer.ts';
import { useCall } from './use-call.ts';

/** API calls that change enrolments. */
export function useEnrolmentCalls() {
  const { state } = useSession();
  const { mutate } = useSWRConfig();
  const call = useCall();
  const uid = state.user?.uid;

  /** Updates the shared list with an answer. */
  async function keep(enrolment: Enrolment): Promise<void> {
    const others = (before: Enrolment[] = []) =>
      before.filter((other) => other.courseId !== enrolment.courseId);
    const key = ownKey(endpoints.enrolments, { query: languageQuery }, uid);
    await mutate<Enrolment[]>(key, (before) => [...others(before), enrolment], { revalidate: false });
  }

  async function putProgress(courseId: string, lessonId: string, done: boolean): Promise<void> {
    await keep(await call(endpoints.progress, { courseId, lessonId, query: languageQuery, body: { done } }));
  }

  /** A passed quiz marks its lesson as done, like an immediately marked one. */
  async function markQuiz({ courseId, lessonId, answers }: QueuedQuiz) {
    const body = { answers: [...answers] };
    const result = await call(endpoints.quiz, { courseId, lessonId, query: languageQuery, body });
    // Without an enrolment there are no marks.
    if (isPassed(result)) await markLesson(courseId, lessonId, true).catch(() => undefined);
    return result;
  }

  /**
   * Marks a lesson as done or not done; offline, the mark is queued in this browser.
   * @returns `queued` if it waits
   * @throws ApiError `not-enrolled`, `not-found`
   */
  async function markLesson(courseId: string, lessonId: string, done: boolean): Promise<'saved' | 'queued'> {
    try {
      await putProgress(courseId, lessonId, done);
      // A queued older mark must not undo this one.
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
    /** Sends queued marks and quizzes, as far as possible. */
    async sendWaiting(): Promise<void> {
      if (!uid) return;
      await progressQueue.flush(uid, (entry) => putProgress(entry.courseId, entry.lessonId, entry.done));
      await flushQuizzes(uid, markQuiz);
    },
  };
}

/** Sends queued marks and quizzes at the start and on reconnect. */
export function useProgressSync(): void {
  const { state } = useSession();
  const { sendWaiting } = useEnrolmentCalls();
  const uid = state.user?.uid;
  useEffect(() => {
    if (!uid) return undefined;
    const flush = () => void sendWaiting();
    const waits = () => [...progressQueue.read(), ...quizQueue.read()].some((entry) => entry.uid === uid);
    flush();
    return retryWhenOnline(flush, waits);
  }, [uid]);
}
