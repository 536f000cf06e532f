import { endpoints } from '@pathshala/contract/calls/endpoints';
import { useSession } from '../auth/session-context.ts';
import { languageQuery } from '../http/language-query.ts';
import { mayPass, outbox } from './outbox.ts';
import { useCall } from './use-call.ts';
import { useKeepEnrolment } from './use-outbox.ts';

/** API calls that change enrolments. */
export function useEnrolmentCalls() {
  const call = useCall();
  const keep = useKeepEnrolment();
  const uid = useSession().state.user?.uid;
  return {
    /**
     * Marks a lesson as done or not done; offline, the mark waits on this device.
     * @throws ApiError `not-enrolled`, `not-found`
     */
    async markLesson(courseId: string, lessonId: string, done: boolean): Promise<void> {
      try {
        const body = { done };
        await keep(await call(endpoints.progress, { courseId, lessonId, query: languageQuery, body }));
        // An older mark that waits must not undo this one.
        if (uid) outbox.forget(uid, 'progress', { courseId, lessonId });
      } catch (error) {
        if (!uid || !mayPass(error)) throw error;
        outbox.add(uid, 'progress', { courseId, lessonId, done });
      }
    },
    /**
     * Joins a free course.
     * @throws ApiError `payment-required`, `course-not-open`, `not-found`
     */
    async join(courseId: string): Promise<void> {
      await keep(await call(endpoints.enrol, { courseId, query: languageQuery }));
    },
  };
}
