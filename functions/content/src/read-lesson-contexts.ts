import { listNames } from '@pathshala/contract/catalogue/lists';
import type { CourseFile } from '@pathshala/contract/courses/course';
import { Problems } from './problems.ts';
import { readJson } from './read-json.ts';
import type { LessonContext } from './terms/lesson-terms.ts';

/**
 * The place of each course, before the lists are read and checked: what lessons explain follows from it.
 * @param contentDir absolute path of the folder that holds `courses/`
 * @returns by course; one whose row is wrong may be missing, which `readCourses` speaks of
 */
export function readLessonContexts(contentDir: string): ReadonlyMap<string, LessonContext> {
  const ignored = new Problems();
  return new Map(
    listNames.flatMap((list) => {
      const rows = readJson(contentDir, `courses/${list}.json`, ignored);
      if (!Array.isArray(rows)) return [];
      return rows
        .filter((row) => typeof row?.id === 'string')
        .map(({ id, subject }: CourseFile) => [id, { subject, list }] as const);
    }),
  );
}
