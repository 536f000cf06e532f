/**
 * What may be published. The studio, the pull of what is published and the build ask here, so that whatever one of them
 * lets by is good enough for the others.
 */

import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import { lessonParts } from '@pathshala/contract/studio/items';
import { sourceIssues } from './check-source.ts';
import { schemaIssues } from './kinds/publish-issues.ts';
import type { Source } from './sources.ts';

/** What an item depends on. */
export interface Around {
  /** Whether readers have a course. */
  readonly hasCourse: (id: string) => boolean;
  /** How many lessons of a course are published. */
  readonly lessonsOf: (courseId: string) => number;
  /** Whether the build typesets a book, which then needs no uploaded PDF. */
  readonly isTypeset: (bookId: string) => boolean;
}

/** Whether a course needs a lesson: without an outline its published lessons are all that it has. */
export const needsLesson = (course: StudioFields, lessons: number): boolean =>
  course.outline === undefined && lessons === 0;

/** Why an item cannot be published; nothing where it can. */
export function publishIssues({ kind, id, fields }: Source, around: Around): Issue[] {
  const found = schemaIssues(kind, fields);
  // Overlong texts are not rendered: formulas and links could take seconds.
  if (found.length > 0) return found;
  const issues = sourceIssues(kind, fields, around.hasCourse);
  if (kind === 'courses' && needsLesson(fields, around.lessonsOf(id)))
    issues.push({ path: 'outline', key: 'faults.noOutline' });
  if (kind === 'books' && fields.file === undefined && !around.isTypeset(id))
    issues.push({ path: 'file.url', key: 'faults.pdfMissing' });
  return issues;
}

/**
 * What is wrong with all that is published together. A lesson may wait for its course, and a link may outlive the course
 * that it leads to.
 */
export function schoolIssues(
  items: readonly Source[],
  isTypeset: Around['isTypeset'],
): (Source & { readonly issues: readonly Issue[] })[] {
  const lessons = items.flatMap(({ kind, id }) =>
    kind === 'lessons' ? (lessonParts(id)?.courseId ?? []) : [],
  );
  const lessonsOf = (courseId: string) => lessons.filter((one) => one === courseId).length;
  const around: Around = { hasCourse: () => true, lessonsOf, isTypeset };
  return items.flatMap((item) => {
    const issues = publishIssues(item, around);
    return issues.length > 0 ? [{ ...item, issues }] : [];
  });
}
