import { subjectName } from '@pathshala/content/kinds/known-subjects';
import { instructorPlaceOf } from '@pathshala/contract/catalogue/instructor-subjects';
import type { Instructor } from '@pathshala/contract/content/published';
import { type Course, type CourseDetail, openFirst, type Unpriced } from '@pathshala/contract/courses/course';
import { sharedPicture } from '@pathshala/contract/pictures/cover';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { instructorsOf, portraitOf } from '../../course-ui/built-instructors.ts';
import { instructorsOfText } from '../../course-ui/course-facts.tsx';
import type { School } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { pageAddress, siteAddress } from '../../ui/site-address.ts';
import { langOf, siteLanguage } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';

/** schema.org's Course. Open courses have an offer, without a price: docs/decisions/0134-no-price-in-built-pages.md */
function structuredData({ course, instructor }: CoursePageData, image: string) {
  const url = pageAddress(paths.course(course._id));
  return {
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    url,
    image: siteAddress(image),
    inLanguage: langOf(course.title) ?? siteLanguage,
    about: subjectName(course, siteLanguage),
    teaches: course.outcomes,
    audience: { '@type': 'EducationalAudience', educationalRole: 'student', audienceType: course.audience },
    provider: { '@type': 'Organization', name: school.name, sameAs: siteAddress('') },
    ...(course.complete && {
      offers: { '@type': 'Offer', availability: 'https://schema.org/InStock', url },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.minutes}M`,
      ...(instructor && { instructor: { '@type': 'Person', name: instructor.name } }),
    },
  };
}

export function courseMeta(page: CoursePageData) {
  const { course } = page;
  const shared = sharedPicture(course, siteLanguage);
  return pageMeta({
    page: pages.course,
    title: course.title,
    description: course.summary,
    path: paths.course(course._id),
    ...shared,
    data: structuredData(page, shared.image),
  });
}

/** In the page's language. @param minutes whole, > 0 @returns `45 min`, `2 h`, `2 h 15 min` */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 && words['course.hours']({ count: hours }),
    rest > 0 && words['ui.minutes']({ count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}

export interface CourseInstructor extends Pick<Instructor, 'name' | 'education' | 'bio'> {
  readonly img: string;
  readonly path: string;
  readonly subject: string;
}

export interface CoursePageData {
  readonly course: Unpriced<CourseDetail>;
  readonly related: readonly Unpriced<Course>[];
  /** Null if nobody teaches the subject. */
  readonly instructor: CourseInstructor | null;
}

const relatedCount = 4;

type Courses = readonly CourseDetail[];

/** Same subject and list first, then open courses, then those nearby in the list. Open ones are shown first. */
function relatedTo(course: CourseDetail, courses: Courses): Unpriced<Course>[] {
  const place = courses.indexOf(course);
  const near = (other: CourseDetail) =>
    (other.subject === course.subject ? 4 : 0) +
    (other.list === course.list ? 4 : 0) +
    (other.complete ? 2 : 0);
  const chosen = courses
    .map((other, at) => ({ other, score: near(other), distance: Math.abs(at - place) }))
    .filter(({ other, score }) => other !== course && score >= 4)
    .sort((a, b) => b.score - a.score || a.distance - b.distance)
    .slice(0, relatedCount)
    .map(({ other: { audience, outcomes, outline, price, ...card } }) => card);
  return openFirst(chosen);
}

/** Chosen by course, so that all five of a subject appear. */
function instructorOf(
  course: CourseDetail,
  courses: Courses,
  instructors: readonly Instructor[],
): CourseInstructor | null {
  const place = instructorPlaceOf(course.subject);
  const team = instructors.filter(({ subject }) => subject === place.subject);
  const turn = courses.filter((other) => other.subject === course.subject).indexOf(course);
  const person = team[turn % team.length];
  if (!person) return null;
  const { name, education, bio } = person;
  const { path } = place;
  return { name, education, bio, img: portraitOf(person), path, subject: instructorsOfText(place) };
}

/** Without prices, which change without a build. Never runs in a browser. @returns undefined for an unknown id */
export async function readCoursePage(school: School, id: string): Promise<CoursePageData | undefined> {
  const [courses, instructors] = await Promise.all([school.courses(), instructorsOf(school)]);
  const course = courses.find((candidate) => candidate._id === id);
  if (!course) return undefined;
  const { price, ...unpriced } = course;
  return {
    // A draft's page does not load the price later.
    course: school.state === 'draft' ? course : unpriced,
    related: relatedTo(course, courses),
    instructor: instructorOf(course, courses, instructors),
  };
}
