import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import { lessonLinks } from '@pathshala/content/practice/lesson-links';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import type { Lesson } from '@pathshala/contract/courses/lesson';
import { mayReadLesson, readerLesson } from '@pathshala/contract/courses/lesson-access';
import type { School } from '../../page/page-loader.ts';

/** The prerendered content of a public lesson's page. */
export interface LessonPageData {
  readonly lesson: Lesson;
  readonly course: Unpriced<CourseDetail>;
  /** Its practice; missing if it was published after the build. */
  readonly practice?: readonly PracticeLink[];
}

/** A lesson that is not public: only its name is shown. */
export interface ClosedLessonData {
  readonly closed: Pick<Lesson, 'title' | 'courseTitle'>;
}

/**
 * The content of a lesson's page. Runs in the build, never in a browser.
 * @returns only the name of a lesson that is not public; null if there is no such lesson, and for the shell's address
 */
export async function readLessonPage(
  school: School,
  courseId: string,
  lessonId: string,
): Promise<LessonPageData | ClosedLessonData | null> {
  const course = (await school.courses()).find(({ _id }) => _id === courseId);
  const planned = course?.outline.find(({ id }) => id === lessonId);
  if (!course || !planned) return null;
  // The draft of the site shows every lesson to people who have its link.
  const isOpen = school.state === 'draft' || mayReadLesson(course, lessonId, 'visitor') === 'open';
  if (!isOpen) return { closed: { title: planned.title, courseTitle: course.title } };
  const record = await school.lesson(courseId, lessonId);
  if (!record) return null;
  const practice = lessonLinks[`${courseId}/${lessonId}`] ?? [];
  const { price, ...unpriced } = course;
  const lesson = readerLesson(course, lessonId, record);
  return { course: unpriced, lesson, practice };
}
