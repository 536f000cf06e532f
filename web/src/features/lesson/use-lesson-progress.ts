import { useState } from 'react';
import { useEnrolmentCalls, useEnrolments } from '../../api/enrolments.ts';

/** The student's place in the course of a lesson, and the mark of this lesson. */
export function useLessonProgress(courseId: string, lessonId: string) {
  const { data: enrolments } = useEnrolments();
  const { markLesson } = useEnrolmentCalls();
  const [note, setNote] = useState<string | null>(null);
  const enrolment = enrolments?.find((candidate) => candidate.courseId === courseId);
  const done = enrolment?.lessonsDone.includes(lessonId) ?? false;

  async function mark(wanted: boolean): Promise<void> {
    if (!enrolment || done === wanted) return;
    setNote(null);
    try {
      const where = await markLesson(courseId, lessonId, wanted);
      if (where === 'queued') setNote('Kept on this device. It is sent as soon as you are online again.');
    } catch (failure) {
      setNote(failure instanceof Error ? failure.message : String(failure));
    }
  }

  return { enrolment, done, note, mark };
}
