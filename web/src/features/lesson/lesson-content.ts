import { lessonLinks } from '@pathshala/content/practice/lesson-links';
import { mayReadLesson } from '@pathshala/contract/lesson-access';
import { readerLesson } from '@pathshala/contract/reader-lesson';
import type { School } from '../../ui/page-loader.ts';
import type { LessonPageData } from './lesson-page-data.ts';

/**
 * What the page of a lesson is made of. Never in a browser.
 * @returns null for one that not everybody may read, and for the address of the shell
 */
export async function readLessonPage(
  school: School,
  courseId: string,
  lessonId: string,
): Promise<LessonPageData | null> {
  const course = (await school.courses()).find(({ _id }) => _id === courseId);
  if (!course || mayReadLesson(course, lessonId, 'visitor') !== 'open') return null;
  const record = await school.lesson(courseId, lessonId);
  if (!record) return null;
  const practice = lessonLinks[`${courseId}/${lessonId}`] ?? [];
  const { price, ...unpriced } = course;
  return { course: unpriced, lesson: readerLesson(course, lessonId, record), practice };
}
