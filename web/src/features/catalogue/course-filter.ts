import type { Course } from '@pathshala/contract/courses/course';
import type { FacetName } from '../../course-ui/course-facets.ts';
import { siteLanguage } from '../../words/language.ts';
import { facetFilters, facetRows } from './facet-filters.ts';

/** What of a list is wanted: a choice's value by each facet; null: every one. */
export interface CourseFilter extends Readonly<Record<FacetName, string | null>> {
  /** Only what can be had now. */
  readonly openOnly: boolean;
}

/** The part of the address that says so: `?subject=mathematics&open=only`. */
const open = { name: 'open', value: 'only' } as const;

const byFacet = (partOf: (name: FacetName) => string | null) =>
  Object.fromEntries(facetRows.map(([name]) => [name, partOf(name)])) as Record<FacetName, string | null>;

/** Everything that a list has. */
export const everything: CourseFilter = { ...byFacet(() => null), openOnly: false };

/** @param params of the page's address; whatever else they carry is none of the filter's */
export function filterFrom(params: URLSearchParams): CourseFilter {
  return { ...byFacet((name) => params.get(name) || null), openOnly: params.get(open.name) === open.value };
}

/** @returns the address's parameters with the filter in place of the one before; the others stay */
export function withFilter(params: URLSearchParams, filter: CourseFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name] of facetRows) {
    next.delete(name);
    const value = filter[name];
    if (value) next.set(name, value);
  }
  next.delete(open.name);
  if (filter.openOnly) next.set(open.name, open.value);
  return next;
}

export interface FacetChoice {
  readonly value: string;
  readonly label: string;
}

/** What a list has of a facet, by the names in the page's language: what has the same name is one choice. */
export function choicesOf(name: FacetName, courses: readonly Course[]): FacetChoice[] {
  const { partOf, textOf } = facetFilters[name];
  const labels = new Map(courses.map((course) => [partOf(course), textOf(course)]));
  return [...labels]
    .flatMap(([value, label]) => (value === undefined ? [] : { value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, siteLanguage));
}

/** The courses that a filter lets through, in their order. */
export function filtered(courses: readonly Course[], filter: CourseFilter): Course[] {
  return courses.filter(
    (course) =>
      facetRows.every(([name, { partOf }]) => filter[name] === null || partOf(course) === filter[name]) &&
      (!filter.openOnly || course.complete),
  );
}
