import type { Course } from './course.ts';

/**
 * The order of courses wherever several stand together: what can be had now before what opens later, each part in the
 * order that it came in. The lists of the API and the courses beside a course both ask here. docs/contract.md, "Cards".
 * @returns a new list
 */
export function openFirst<Listed extends Pick<Course, 'complete'>>(courses: readonly Listed[]): Listed[] {
  return courses.toSorted((a, b) => Number(b.complete) - Number(a.complete));
}
