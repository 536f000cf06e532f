import type { Enrolment } from '@pathshala/contract/enrolment';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { ApiError, call } from './client.ts';
import { flushProgress, progressQueue } from './progress-queue.ts';
import { withQueued } from './progress-view.ts';

const keyOf = (uid: string | undefined) => (uid ? (['/enrolment', uid] as const) : null);
const nothingQueued: ReturnType<typeof progressQueue.read> = [];

/** The calls that change what a student has. */
export function useEnrolmentCalls() {
  const { state, idToken } = useSession();
  const { mutate } = useSWRConfig();
  const uid = state.user?.uid;

  /** Puts an answer into the list that every page reads from. */
  async function keep(enrolment: Enrolment): Promise<void> {
    const others = (before: Enrolment[] = []) =>
      before.filter((other) => other.courseId !== enrolment.courseId);
    await mutate<Enrolment[]>(keyOf(uid), (before) => [...others(before), enrolment], { revalidate: false });
  }

  async function putProgress(courseId: string, lessonId: string, done: boolean): Promise<void> {
    const path = `/enrolment/${courseId}/lesson/${lessonId}`;
    await keep(await call<Enrolment>({ method: 'PUT', path, body: { done }, token: await idToken() }));
  }

  return {
    /**
     * Joins a free course.
     * @throws ApiError `payment-required`, `course-not-open`, `not-found`
     */
    async join(courseId: string): Promise<void> {
      await keep(
        await call<Enrolment>({ method: 'PUT', path: `/enrolment/${courseId}`, token: await idToken() }),
      );
    },
    putProgress,
    /**
     * Marks a lesson as done or not done. Without a connection the mark waits in this browser and is sent later.
     * @returns `queued` when it waits
     * @throws ApiError `not-enrolled`, `not-found`
     */
    async markLesson(courseId: string, lessonId: string, done: boolean): Promise<'saved' | 'queued'> {
      try {
        await putProgress(courseId, lessonId, done);
        // An older mark that still waits must not undo this one.
        if (uid) progressQueue.forget({ uid, courseId, lessonId });
        return 'saved';
      } catch (error) {
        const passing = error instanceof ApiError && (error.code === 'network' || error.status >= 500);
        // A token that cannot be renewed without a connection fails before any call is made.
        if (!uid || !(passing || !navigator.onLine)) throw error;
        progressQueue.add({ uid, courseId, lessonId, done, at: Date.now() });
        return 'queued';
      }
    },
  };
}

/** Sends waiting marks at the start and whenever the connection comes back. */
export function useProgressSync(): void {
  const { state } = useSession();
  const { putProgress } = useEnrolmentCalls();
  const uid = state.user?.uid;
  useEffect(() => {
    if (!uid) return undefined;
    const flush = () =>
      void flushProgress(uid, (entry) => putProgress(entry.courseId, entry.lessonId, entry.done));
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [uid]);
}

interface EnrolmentsOptions {
  /** Asks again this often, milliseconds; 0: only when the page gets the focus. */
  readonly every?: number;
}

/** The signed-in student's courses, with marks that still wait to be sent. Undefined data: nobody, or not yet known. */
export function useEnrolments({ every = 0 }: EnrolmentsOptions = {}) {
  const { state, idToken } = useSession();
  const uid = state.user?.uid;
  useProgressSync();
  const queue = useSyncExternalStore(progressQueue.subscribe, progressQueue.read, () => nothingQueued);
  const answer = useSWR<Enrolment[], ApiError>(
    keyOf(uid),
    async () => call<Enrolment[]>({ path: '/enrolment', token: await idToken() }),
    // Lessons may have been done on another device meanwhile.
    { revalidateOnFocus: true, refreshInterval: every },
  );
  const data = useMemo(() => {
    const own = queue.filter((entry) => entry.uid === uid);
    return answer.data?.map((enrolment) => withQueued(enrolment, own));
  }, [answer.data, queue, uid]);
  return { ...answer, data };
}
