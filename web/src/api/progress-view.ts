import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { readingPositions } from '../device/reading-positions.ts';
import type { Unsent } from './outbox.ts';

/**
 * An enrolment with unsent marks applied.
 * @param unsent of this student only
 */
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

/** A student's progress, without removed lessons. */
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
