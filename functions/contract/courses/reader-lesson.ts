import type { CourseDetail } from './course.ts';
import type { Lesson } from './lesson.ts';

/** What of a lesson's record a reader sees. The record's questions hold their answers too. */
export type LessonWords = Pick<Lesson, 'title' | 'minutes' | 'body' | 'quiz'>;

/**
 * A lesson as its reader gets it, from the API and on its prerendered page alike: field by field, so that no answer can
 * slip out.
 * @param lessonId a lesson of the course's outline
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
