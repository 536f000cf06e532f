import { instructorSubjects } from '@pathshala/contract/catalogue/subjects';
import type { Instructor } from '@pathshala/contract/content/published';
import { type Course, type CourseDetail, openFirst, type Unpriced } from '@pathshala/contract/courses/course';
import type { NameKey } from '@pathshala/messages/keys';
import { instructorsOf, portraitOf } from '../../course-ui/built-instructors.ts';
import type { School } from '../../page/page-loader.ts';

/** Who teaches the course's subject. */
export interface CourseInstructor {
  readonly name: string;
  readonly education: string;
  readonly bio: string;
  readonly img: string;
  /** Address and label of the subject's page. */
  readonly path: string;
  readonly subject: NameKey;
}

/** What a course page shows. The same data makes its HTML and its first view in the browser. */
export interface CoursePageData {
  readonly course: Unpriced<CourseDetail>;
  readonly related: readonly Unpriced<Course>[];
  /** Null for subjects that have no instructors' page. */
  readonly instructor: CourseInstructor | null;
}

const relatedCount = 4;

type Courses = readonly CourseDetail[];

/**
 * Same subject and same list count most, then courses that are open; near places before far ones. Of those that are
 * chosen the open ones stand first.
 */
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

/** One of the subject's instructors; which one depends on the course, so that all five are met. */
function instructorOf(
  course: CourseDetail,
  courses: Courses,
  instructors: readonly Instructor[],
): CourseInstructor | null {
  const row = instructorSubjects.find((candidate) => candidate.block === course.subject);
  if (!row) return null;
  const team = instructors.filter((instructor) => instructor.subject === row.subject);
  const turn = courses.filter((other) => other.subject === course.subject).indexOf(course);
  const person = team[turn % team.length];
  if (!person) return null;
  const { name, education, bio } = person;
  return { name, education, bio, img: portraitOf(person), path: row.path, subject: row.label };
}

/**
 * What the page of a course is made of, except for prices, which change without a build. Never in a browser.
 * @returns undefined for an unknown id
 */
export async function readCoursePage(school: School, id: string): Promise<CoursePageData | undefined> {
  const [courses, instructors] = await Promise.all([school.courses(), instructorsOf(school)]);
  const course = courses.find((candidate) => candidate._id === id);
  if (!course) return undefined;
  const { price, ...unpriced } = course;
  return {
    // Nobody asks later what a draft costs.
    course: school.state === 'draft' ? course : unpriced,
    related: relatedTo(course, courses),
    instructor: instructorOf(course, courses, instructors),
  };
}
