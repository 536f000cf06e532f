import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import type { QueuedProgress } from './progress-queue.ts';

/**
 * An enrolment as the student sees it: the server's marks, with those that wait to be sent laid over them.
 * @param queue of this student alone
 */
export function withQueued(enrolment: Enrolment, queue: readonly QueuedProgress[]): Enrolment {
  const waiting = queue.filter((entry) => entry.courseId === enrolment.courseId);
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

/** How far a student is. Marks of lessons that the course no longer has do not count. */
export function progressOf(enrolment: Pick<Enrolment, 'lessons' | 'lessonsDone'>): Progress {
  const of = enrolment.lessons.length;
  const done = enrolment.lessons.filter((lesson) => enrolment.lessonsDone.includes(lesson.id)).length;
  return { done, of, percent: of === 0 ? 0 : Math.floor((100 * done) / of) };
}

/** The lesson that a student is in the middle of: where they were last on any device, while it is not done. */
export function lessonOf({
  place,
  lessonsDone,
  lessons,
}: Enrolment): Enrolment['lessons'][number] | undefined {
  return lessons.find(({ id }) => id === place?.lessonId && !lessonsDone.includes(id));
}

/** Address of the lesson that a student goes on with: the one they are in, else the next; the first when all are done. */
export function wayOn(enrolment: Enrolment): string {
  const { courseId, lessons, nextLesson } = enrolment;
  const lesson = lessonOf(enrolment)?.id ?? nextLesson ?? lessons[0]?.id;
  return lesson ? paths.lesson(courseId, lesson) : paths.course(courseId);
}
