import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import { lessonLinks } from '@pathshala/content/practice/lesson-links';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import type { Lesson } from '@pathshala/contract/courses/lesson';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { readerLesson } from '@pathshala/contract/courses/reader-lesson';
import { newerPicture, type School } from '../../page/page-loader.ts';

/** What the page of a lesson that anybody may read shows before it asks the API. */
export interface LessonPageData {
  readonly lesson: Lesson;
  readonly course: Unpriced<CourseDetail>;
  /** What practises it; left out by what was published since the build. */
  readonly practice?: readonly PracticeLink[];
  /** Name of its share picture; left out: that of its course, which the build has drawn. */
  readonly picture?: string;
}

/** A lesson that is not for everybody: what is said of it is its name. */
export interface ClosedLessonData {
  readonly closed: Pick<Lesson, 'title' | 'courseTitle'>;
}

/**
 * What the page of a lesson is made of. Never in a browser.
 * @returns of one that not everybody may read its name; null where there is none, and for the address of the shell
 */
export async function readLessonPage(
  school: School,
  courseId: string,
  lessonId: string,
): Promise<LessonPageData | ClosedLessonData | null> {
  const course = (await school.courses()).find(({ _id }) => _id === courseId);
  const planned = course?.outline.find(({ id }) => id === lessonId);
  if (!course || !planned) return null;
  // Somebody who was given the link to a draft may read it.
  const isOpen = school.state === 'draft' || mayReadLesson(course, lessonId, 'visitor') === 'open';
  if (!isOpen) return { closed: { title: planned.title, courseTitle: course.title } };
  const record = await school.lesson(courseId, lessonId);
  if (!record) return null;
  const practice = lessonLinks[`${courseId}/${lessonId}`] ?? [];
  const { price, ...unpriced } = course;
  const lesson = readerLesson(course, lessonId, record);
  return { course: unpriced, lesson, practice, ...newerPicture(school, course) };
}
