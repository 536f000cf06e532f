import type { CourseDetail } from '@pathshala/contract/course';
import { type ListName, listNames } from '@pathshala/contract/lists';
import { type CourseSource, courseSourceSchema } from '@pathshala/contract/source-schemas';
import { array, mixed } from 'yup';
import { courseOf } from './course-of.ts';
import type { Problems } from './problems.ts';
import { readJson } from './read-json.ts';
import type { SeedLesson } from './read-lessons.ts';

const minimumCourses = 8;

/**
 * Reads and checks all courses, list by list, in the files' order.
 * @param contentDir absolute path of the folder that holds `courses/`
 * @param lessons the written ones, by course
 */
export function readCourses(
  contentDir: string,
  lessons: ReadonlyMap<string, readonly SeedLesson[]>,
  problems: Problems,
): CourseDetail[] {
  const courses = listNames.flatMap((list) => readList(contentDir, list, lessons, problems));
  checkUnique(courses, problems);
  const known = new Set(courses.map((course) => course._id));
  for (const courseId of lessons.keys()) {
    if (!known.has(courseId)) problems.add(`lessons/${courseId}`, '(folder)', 'belongs to no course');
  }
  return courses;
}

function readList(
  contentDir: string,
  list: ListName,
  lessons: ReadonlyMap<string, readonly SeedLesson[]>,
  problems: Problems,
): CourseDetail[] {
  const file = `courses/${list}.json`;
  const read = readJson(contentDir, file, problems);
  if (read === undefined) return [];
  const atLeast = array()
    .of(mixed())
    .min(minimumCourses, `needs at least ${minimumCourses} courses`)
    .required();
  const entries = problems.check(atLeast, read, file) ?? [];
  return entries.flatMap((entry, index) => {
    const source = problems.check(courseSourceSchema, entry, file, `[${index}]`);
    return source ? toCourse(source, list, lessons.get(source.id), `${file}: [${index}]`, problems) : [];
  });
}

/** Adds what follows from the rest, and checks the outline. */
function toCourse(
  source: CourseSource,
  list: ListName,
  written: readonly SeedLesson[] | undefined,
  place: string,
  problems: Problems,
): CourseDetail[] {
  const outline = written?.map(({ id, title, minutes }) => ({ id, title, minutes })) ?? source.outline;
  if (!outline) {
    problems.add(place, 'outline', 'is missing, and the course has no lesson files');
    return [];
  }
  if (written && source.outline) {
    problems.add(place, 'outline', 'must be left out: the lesson files make it');
  }
  if (new Set(outline.map((item) => item.id)).size !== outline.length) {
    problems.add(place, 'outline', 'has the same lesson id twice');
  }
  return [courseOf(source, list, outline, written !== undefined)];
}

function checkUnique(courses: readonly CourseDetail[], problems: Problems): void {
  const listsById = new Map<string, string[]>();
  for (const { _id, list } of courses) listsById.set(_id, [...(listsById.get(_id) ?? []), list]);
  for (const [id, lists] of listsById) {
    if (lists.length > 1) problems.add(`courses/${lists[1]}.json`, id, `is in ${lists[0]} already`);
  }
}
