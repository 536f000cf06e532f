import { subjectLabel } from '@pathshala/contract/catalogue/curriculum';
import type { Course } from '@pathshala/contract/courses/course';
import type { NameKey } from '@pathshala/messages/keys';
import { type CourseFacet, courseFacets, type FacetName } from '../../course-ui/course-facets.ts';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';

/** Subjects as addresses name them, where that is not their key: links that were given away hold. */
const subjectAddresses: Readonly<Partial<Record<NameKey, string>>> = {
  scienceAndBiology: 'science-biology',
  music: 'music-arts',
  businessStudies: 'business-studies',
  socialScience: 'social-science',
  globalStudies: 'bangladesh-and-global-studies',
  religiousAndMoral: 'religious-moral-studies',
  religionEducation: 'religion-and-moral-education',
  psychologyAndLife: 'psychology-life-skills',
  physicalEducation: 'physical-education-and-health',
};

/** A facet by which a list can be narrowed: `partOf` is what an address says. */
interface FacetFilter extends CourseFacet {
  /** What stands for all of them, and for one that the list does not have. */
  readonly all: () => string;
  readonly other: () => string;
  /** Where nothing is left. */
  readonly none: () => string;
  readonly noneText: () => string;
}

/** By the parameter of the address. */
const facetFilters = {
  subject: {
    ...courseFacets.subject,
    partOf: (course) => {
      const label = subjectLabel(course);
      return subjectAddresses[label] ?? label.toLowerCase();
    },
    all: words['catalogue.allSubjects'],
    other: words['catalogue.otherSubject'],
    none: words['catalogue.noSubject'],
    noneText: words['catalogue.noSubjectText'],
  },
  level: {
    ...courseFacets.level,
    all: words['levels.all'],
    other: words['levels.other'],
    none: words['levels.none'],
    noneText: words['levels.noneText'],
  },
} as const satisfies Readonly<Record<FacetName, FacetFilter>>;

/** All of them, with what an address calls them. */
export const facetRows = Object.entries(facetFilters) as readonly (readonly [FacetName, FacetFilter])[];

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
