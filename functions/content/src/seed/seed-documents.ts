import { catalogueCollections } from '@pathshala/contract/collections';
import { type Course, type CourseDetail, courseSchema } from '@pathshala/contract/course';
import { listNames } from '@pathshala/contract/lists';
import type { SchoolContent } from '../load-content.ts';

/** A document as it is stored. */
export interface SeedDocument {
  /** Path in Firestore, such as `courses/free-water`. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Every document of the catalogue, in an order in which no list ever names a course that is not there yet. */
export function seedDocuments({
  courses,
  lessons,
}: Pick<SchoolContent, 'courses' | 'lessons'>): SeedDocument[] {
  const ofLessons = [...lessons].flatMap(([courseId, each]) =>
    each.map(({ id, ...data }) => ({ path: `${catalogueCollections.lessons(courseId)}/${id}`, data })),
  );
  const ofCourses = courses.map(({ _id, ...data }) => ({
    path: `${catalogueCollections.courses}/${_id}`,
    data,
  }));
  const ofLists = listNames.map((list) => ({
    path: `${catalogueCollections.catalogue}/${list}`,
    data: { list, courses: courses.filter((course) => course.list === list).map(cardOf) },
  }));
  return [...ofLessons, ...ofCourses, ...ofLists];
}

/** The fields of a course that a list shows. */
function cardOf(course: CourseDetail): Course {
  return courseSchema.cast(course, { stripUnknown: true });
}
