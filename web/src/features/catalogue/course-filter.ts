import type { Course } from '@pathshala/contract/course';
import { subjectLabel } from '@pathshala/contract/curriculum';
import { siteLanguage } from '../../words/language.ts';
import { nameOf } from '../../words/names.ts';

/** What of a list is wanted. */
export interface CourseFilter {
  /** A choice's value; null: every subject. */
  readonly subject: string | null;
  /** Only what can be had now. */
  readonly openOnly: boolean;
}

/** The parts of the address that carry it: `?subject=mathematics&open=only`. */
const parameters = { subject: 'subject', open: 'open' } as const;
const openOnlyValue = 'only';

/** @param params of the page's address; whatever else they carry is none of the filter's */
export function filterFrom(params: URLSearchParams): CourseFilter {
  return {
    subject: params.get(parameters.subject) || null,
    openOnly: params.get(parameters.open) === openOnlyValue,
  };
}

/** @returns the address's parameters with the filter in place of the one before; the others stay */
export function withFilter(params: URLSearchParams, { subject, openOnly }: CourseFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(parameters.subject);
  next.delete(parameters.open);
  if (subject) next.set(parameters.subject, subject);
  if (openOnly) next.set(parameters.open, openOnlyValue);
  return next;
}

/** A subject's name in an address: `Science & biology` is `science-biology`. */
function subjectValue(course: Course): string {
  return subjectLabel(course)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

export interface SubjectChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * The subjects that a list has, by their names in the page's language: in class 8 physics and chemistry are both Science, and so one choice.
 */
export function subjectChoices(courses: readonly Course[]): SubjectChoice[] {
  const labels = new Map(courses.map((course) => [subjectValue(course), nameOf(subjectLabel(course))]));
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, siteLanguage));
}

/** The courses that a filter lets through, in their order. */
export function filtered(courses: readonly Course[], { subject, openOnly }: CourseFilter): Course[] {
  return courses.filter(
    (course) => (subject === null || subjectValue(course) === subject) && (!openOnly || course.complete),
  );
}
