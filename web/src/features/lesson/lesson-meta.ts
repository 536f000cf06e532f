import { siteConfig } from '@pathshala/brand/site.config';
import { langOfHtml } from '@pathshala/contract/language';
import { paths } from '@pathshala/contract/paths';
import { pages } from '@pathshala/contract/routes';
import { pageMeta } from '../../ui/page-meta.ts';
import { siteAddress } from '../../ui/site-address.ts';
import type { LessonPageData } from './lesson-page-data.ts';

/** schema.org's LearningResource, for search engines. */
function structuredData({ lesson, course }: LessonPageData, image: string) {
  return {
    '@type': 'LearningResource',
    learningResourceType: 'Lesson',
    name: lesson.title,
    url: siteAddress(paths.lesson(course._id, lesson._id)),
    image: siteAddress(image),
    inLanguage: langOfHtml(lesson.body) ?? 'en',
    timeRequired: `PT${lesson.minutes}M`,
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Course', name: course.title, url: siteAddress(paths.course(course._id)) },
    provider: { '@type': 'Organization', name: siteConfig.name, sameAs: siteConfig.origin },
  };
}

/** Title, description, share picture and structured data of a lesson that anybody may read. */
export function lessonMeta(page: LessonPageData) {
  const { lesson, course } = page;
  const image = `/og/course/${course._id}.png`;
  return pageMeta({
    page: pages.lesson,
    title: lessonTitle(lesson),
    description: `The first lesson, free to read. ${course.summary}`,
    path: paths.lesson(course._id, lesson._id),
    image,
    data: structuredData(page, image),
  });
}

/** What stands in the window's title before the site's name. */
export function lessonTitle({ title, courseTitle }: LessonPageData['lesson']): string {
  return `${title} · ${courseTitle}`;
}

/** Of a lesson for those who have joined: nothing that search engines may list. */
export function closedLessonMeta() {
  return pageMeta({
    page: { ...pages.lesson, crawlers: 'skip' },
    description: 'A lesson with worked examples, figures and a quiz.',
  });
}
