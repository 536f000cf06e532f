import { subjectLabel } from '@pathshala/contract/catalogue/subjects';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { sharedPicture } from '@pathshala/contract/pictures/cover';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { pageMeta } from '../../page/page-meta.ts';
import { langOf } from '../../ui/language.ts';
import { pageAddress, siteAddress } from '../../ui/site-address.ts';
import { siteLanguage } from '../../words/language.ts';
import { nameOf } from '../../words/names.ts';
import { school } from '../../words/school.ts';
import type { CoursePageData } from './course-content.ts';
import { isoDuration } from './duration.ts';

/** schema.org's Course, for search engines. Only a course that can be had carries an offer, without its price: docs/decisions/0134-no-price-in-built-pages.md */
function structuredData(
  course: Unpriced<CourseDetail>,
  instructor: CoursePageData['instructor'],
  image: string,
) {
  const url = pageAddress(paths.course(course._id));
  return {
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    url,
    image: siteAddress(image),
    inLanguage: langOf(course.title) ?? siteLanguage,
    about: nameOf(subjectLabel(course)),
    teaches: course.outcomes,
    audience: { '@type': 'EducationalAudience', educationalRole: 'student', audienceType: course.audience },
    provider: { '@type': 'Organization', name: school.name, sameAs: school.origin },
    ...(course.complete && {
      offers: { '@type': 'Offer', availability: 'https://schema.org/InStock', url },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: isoDuration(course.minutes),
      ...(instructor && { instructor: { '@type': 'Person', name: instructor.name } }),
    },
  };
}

/** Title, description, share picture and structured data of a course page. */
export function courseMeta({ course, instructor }: CoursePageData) {
  const shared = sharedPicture(course, siteLanguage);
  return pageMeta({
    page: pages.course,
    title: course.title,
    description: course.summary,
    path: paths.course(course._id),
    ...shared,
    data: structuredData(course, instructor, shared.image),
  });
}
