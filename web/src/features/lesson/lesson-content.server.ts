import { lessonLinks } from '@pathshala/content/practice/lesson-links';
import { mayReadLesson } from '@pathshala/contract/lesson-access';
import { readerLesson } from '@pathshala/contract/reader-lesson';
import { schoolContent } from '../../school-content.server.ts';
import type { LessonPageData } from './lesson-page-data.ts';

/**
 * What the page of a lesson is made of. Runs while pages are made, never in a browser.
 * @returns null for one that not everybody may read, and for the address of the shell
 */
export async function readLessonPage(courseId: string, lessonId: string): Promise<LessonPageData | null> {
  const { courses, lessons } = await schoolContent();
  const course = courses.find(({ _id }) => _id === courseId);
  const record = lessons.get(courseId)?.find(({ id }) => id === lessonId);
  if (!course || !record || mayReadLesson(course, lessonId, 'visitor') !== 'open') return null;
  const practice = lessonLinks[`${courseId}/${lessonId}`] ?? [];
  const { price, ...unpriced } = course;
  return { course: unpriced, lesson: readerLesson(course, lessonId, record), practice };
}
