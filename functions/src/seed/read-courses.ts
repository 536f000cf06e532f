import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { array, mixed } from 'yup';
import type { CourseDetail } from '../../contract/course.ts';
import { type ListName, listNames } from '../../contract/lists.ts';
import { Problems } from './problems.ts';
import { readJson, readLessons, type SeedLesson } from './read-lessons.ts';
import { type CourseSource, courseSourceSchema } from './source-schemas.ts';

export interface SeedContent {
  /** All courses, list by list, in the files' order. */
  readonly courses: readonly CourseDetail[];
  readonly lessons: ReadonlyMap<string, readonly SeedLesson[]>;
}

const minimumCourses = 8;

/**
 * Reads and checks the whole seed.
 * @param contentDir absolute path of the folder that holds `courses/` and `lessons/`
 * @throws SeedError naming the file and field of every bad entry
 */
export function readContent(contentDir: string): SeedContent {
  const problems = new Problems();
  const lessons = readLessons(contentDir, problems);
  const courses = listNames.flatMap((list) => readList(contentDir, list, lessons, problems));
  checkUnique(courses, problems);
  const known = new Set(courses.map((course) => course._id));
  for (const courseId of lessons.keys()) {
    if (!known.has(courseId)) problems.add(`lessons/${courseId}`, '(folder)', 'belongs to no course');
  }
  problems.throwIfAny();
  return { courses, lessons };
}

function readList(
  contentDir: string,
  list: ListName,
  lessons: ReadonlyMap<string, readonly SeedLesson[]>,
  problems: Problems,
): CourseDetail[] {
  const file = `courses/${list}.json`;
  const path = join(contentDir, file);
  if (!existsSync(path)) {
    problems.add(file, '(file)', 'is missing');
    return [];
  }
  const atLeast = array()
    .of(mixed())
    .min(minimumCourses, `needs at least ${minimumCourses} courses`)
    .required();
  const entries = problems.check(atLeast, readJson(path, file, problems), file) ?? [];
  return entries.flatMap((entry, index) => {
    const source = problems.check(courseSourceSchema, entry, file, `[${index}]`);
    return source ? toCourse(source, list, lessons.get(source.id), `${file}: [${index}]`, problems) : [];
  });
}

/** Adds what follows from the rest: address of the cover, list, number of lessons, minutes, whether it is complete. */
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
  const { id, title, price, subject, summary, audience, outcomes } = source;
  const course: CourseDetail = {
    _id: id,
    title,
    price,
    img: `/covers/${id}.svg`,
    list,
    subject,
    summary,
    lessons: outline.length,
    minutes: outline.reduce((sum, item) => sum + item.minutes, 0),
    complete: written !== undefined,
    audience,
    outcomes,
    outline,
  };
  return [course];
}

function checkUnique(courses: readonly CourseDetail[], problems: Problems): void {
  const listsById = new Map<string, string[]>();
  for (const { _id, list } of courses) listsById.set(_id, [...(listsById.get(_id) ?? []), list]);
  for (const [id, lists] of listsById) {
    if (lists.length > 1) problems.add(`courses/${lists[1]}.json`, id, `is in ${lists[0]} already`);
  }
}
