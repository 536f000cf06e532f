import type { Firestore } from 'firebase-admin/firestore';
import {
  type Course,
  type CourseDetail,
  courseDetailSchema,
  courseSchema,
  type SpecialCourse,
} from '../../contract/course.ts';
import { endpoints, listEndpoints } from '../../contract/endpoints.ts';
import { type ListName, listNames } from '../../contract/lists.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { withDeadline } from '../http/deadline.ts';
import { ApiError } from '../http/problem.ts';
import { param, type Route, route } from '../http/route.ts';

/** The 19 lists and the course page's call. */
export function catalogueRoutes(db: Firestore): Route[] {
  const lists = listNames.map((list) =>
    route(listEndpoints[list], async () => ({ json: await readList(db, list), cache: 'catalogue' })),
  );
  const detail = route(endpoints.course, async (call) => ({
    json: await readCourse(db, param(call, 'id')),
    cache: 'catalogue',
  }));
  return [...lists, detail];
}

/**
 * A list's courses in the seed's order, by one document read.
 * @returns an empty list when it was never seeded
 */
async function readList(db: Firestore, list: ListName): Promise<readonly Course[]> {
  const snapshot = await withDeadline(collections.catalogue(db).doc(list).get());
  const courses = (snapshot.data()?.courses ?? []).map(inOrder);
  return list === 'specialCourse' ? courses.map(withId) : courses;
}

const fieldNames = [...Object.keys(courseSchema.fields), ...Object.keys(courseDetailSchema.fields)];

/** Firestore keeps no order of fields: in the contract's order the same course is the same bytes, and the same ETag. */
function inOrder<T extends object>(course: T): T {
  const values = new Map<string, unknown>(Object.entries(course));
  return Object.fromEntries(
    fieldNames.filter((name) => values.has(name)).map((name) => [name, values.get(name)]),
  ) as T;
}

/** The specification's special list calls the key `id`. */
function withId(course: Course): SpecialCourse {
  return { id: course._id, ...course };
}

/**
 * A course with its outline, by one document read.
 * @throws ApiError `not-found`
 */
export async function readCourse(db: Firestore, id: string): Promise<CourseDetail> {
  const snapshot = isContentId(id) ? await withDeadline(collections.courses(db).doc(id).get()) : undefined;
  const record = snapshot?.data();
  if (!record) throw new ApiError('not-found', 'There is no such course.');
  return inOrder({ _id: id, ...record });
}
