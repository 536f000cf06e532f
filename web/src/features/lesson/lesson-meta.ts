import { sharedPicture } from '@pathshala/contract/pictures/cover';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { pageMeta } from '../../page/page-meta.ts';
import { langOfMarkup } from '../../ui/language.ts';
import { pageAddress, siteAddress } from '../../ui/site-address.ts';
import { siteLanguage } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import type { ClosedLessonData, LessonPageData } from './lesson-content.ts';

/** schema.org's LearningResource, for search engines. */
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
    provider: { '@type': 'Organization', name: school.name, sameAs: school.origin },
  };
}

/** Title, description, share picture and structured data of a public lesson. */
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

/** The window's title, before the site's name. */
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
