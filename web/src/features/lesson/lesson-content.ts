import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import { lessonLinks } from '@pathshala/content/practice/lesson-links';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import type { Lesson } from '@pathshala/contract/courses/enrolment';
import { mayReadLesson, readerLesson } from '@pathshala/contract/courses/lesson-access';
import { sharedPicture } from '@pathshala/contract/pictures/cover';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import type { School } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { pageAddress, siteAddress } from '../../ui/site-address.ts';
import { langOfMarkup, siteLanguage } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';

function structuredData({ lesson, course }: LessonPageData, image: string) {
  return {
    '@type': 'LearningResource',
    learningResourceType: 'Lesson',
    name: lesson.title,
    url: pageAddress(paths.lesson(course._id, lesson._id)),
    image: siteAddress(image),
    inLanguage: langOfMarkup(lesson.body) ?? siteLanguage,
    timeRequired: `PT${lesson.minutes}M`,
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Course', name: course.title, url: pageAddress(paths.course(course._id)) },
    provider: { '@type': 'Organization', name: school.name, sameAs: siteAddress('') },
  };
}

export function lessonMeta(page: LessonPageData) {
  const { lesson, course } = page;
  const shared = sharedPicture(course, siteLanguage);
  return pageMeta({
    page: pages.lesson,
    title: lessonTitle(lesson),
    description: words['descriptions.firstLesson']({ summary: course.summary }),
    path: paths.lesson(course._id, lesson._id),
    ...shared,
    data: structuredData(page, shared.image),
  });
}

export function lessonTitle({ title, courseTitle }: ClosedLessonData['closed']): string {
  return `${title} · ${courseTitle}`;
}

/** A lesson of a joined course: search engines may not list it. */
export function closedLessonMeta(closed?: ClosedLessonData['closed']) {
  return pageMeta({
    page: { ...pages.lesson, crawlers: 'skip' },
    title: closed ? lessonTitle(closed) : words['titles.lesson'](),
    description: words['descriptions.closedLesson'](),
  });
}

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
