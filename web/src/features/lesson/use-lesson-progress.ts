import { useState, useSyncExternalStore } from 'react';
import { useEnrolmentCalls } from '../../api/enrolment-calls.ts';
import { useEnrolment } from '../../api/enrolments.ts';
import { progressQueue } from '../../api/progress-queue.ts';
import { useSession } from '../../auth/session-context.ts';
import { errorText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

/** The student's enrolment in the course of a lesson, and whether this lesson is done. */
export function useLessonProgress(courseId: string, lessonId: string) {
  const { state } = useSession();
  const uid = state.user?.uid;
  const { enrolment, awaited } = useEnrolment(courseId);
  const { markLesson } = useEnrolmentCalls();
  const [error, setError] = useState<string | null>(null);
  /** The note disappears when the mark has been sent, from this component or any other. */
  const waits = useSyncExternalStore(
    progressQueue.subscribe,
    () =>
      progressQueue
        .read()
        .some((one) => one.uid === uid && one.courseId === courseId && one.lessonId === lessonId),
    () => false,
  );
  const done = enrolment?.lessonsDone.includes(lessonId) ?? false;

  async function mark(wanted: boolean): Promise<void> {
    if (!enrolment || done === wanted) return;
    setError(null);
    try {
      await markLesson(courseId, lessonId, wanted);
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return { enrolment, awaited, done, note: waits ? words['lesson.kept']() : error, mark };
}
