import type { CourseDetail } from './course.ts';
import type { Lesson } from './lesson.ts';

/** The reader's part of a lesson record. The record's questions also hold their answers. */
export type LessonWords = Pick<Lesson, 'title' | 'minutes' | 'body' | 'quiz'>;

/**
 * Picks the reader's fields of a lesson one by one, for API and prerendered page, so that no answer leaks.
 * @param lessonId in the course's outline
 */
export function readerLesson(
  course: Pick<CourseDetail, '_id' | 'title' | 'outline'>,
  lessonId: string,
  { title, minutes, body, quiz }: LessonWords,
): Lesson {
  const ids = course.outline.map((lesson) => lesson.id);
  const index = ids.indexOf(lessonId);
  return {
    _id: lessonId,
    courseId: course._id,
    courseTitle: course.title,
    title,
    minutes,
    body,
    quiz: quiz.map(({ question, options }) => ({ question, options })),
    previous: ids[index - 1] ?? null,
    next: ids[index + 1] ?? null,
  };
}
