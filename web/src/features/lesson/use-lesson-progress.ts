import { useState } from 'react';
import { useEnrolmentCalls } from '../../api/enrolment-calls.ts';
import { useEnrolment } from '../../api/enrolments.ts';
import { useUnsent } from '../../api/use-outbox.ts';
import { errorText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

/** The student's enrolment in the course of a lesson, and whether this lesson is done. */
export function useLessonProgress(courseId: string, lessonId: string) {
  const { enrolment, awaited } = useEnrolment(courseId);
  const { markLesson } = useEnrolmentCalls();
  const [error, setError] = useState<string | null>(null);
  /** The note disappears when the mark has been sent, from this component or any other. */
  const waits = useUnsent().some(
    ({ call, body }) => call === 'progress' && body.courseId === courseId && body.lessonId === lessonId,
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
