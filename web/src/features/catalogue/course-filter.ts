import { subjectLabel } from '@pathshala/contract/catalogue/subjects';
import type { Course } from '@pathshala/contract/courses/course';
import type { NameKey } from '@pathshala/messages/keys';
import { type CourseFacet, courseFacets, type FacetName } from '../../course-ui/course-facets.ts';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';

/** Subjects whose name in addresses differs from their key: existing links stay valid. */
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

/** `partOf` is the value in the address. */
interface FacetFilter extends CourseFacet {
  /** Also for a value that the list does not have. */
  readonly all: () => string;
  readonly other: () => string;
  /** Shown without a match. */
  readonly none: () => string;
  readonly noneText: () => string;
}

/** By the address parameter. */
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

export const facetRows = Object.entries(facetFilters) as readonly (readonly [FacetName, FacetFilter])[];

/** The chosen value of each facet; null: all. */
export interface CourseFilter extends Readonly<Record<FacetName, string | null>> {
  /** Only open courses. */
  readonly openOnly: boolean;
}

/** In the address: `?subject=mathematics&open=only`. */
const open = { name: 'open', value: 'only' } as const;

const byFacet = (partOf: (name: FacetName) => string | null) =>
  Object.fromEntries(facetRows.map(([name]) => [name, partOf(name)])) as Record<FacetName, string | null>;

export const everything: CourseFilter = { ...byFacet(() => null), openOnly: false };

/** @param params other parameters are ignored */
export function filterFrom(params: URLSearchParams): CourseFilter {
  return { ...byFacet((name) => params.get(name) || null), openOnly: params.get(open.name) === open.value };
}

/** @returns the parameters with the new filter; others stay */
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

/** Values with the same label are one choice. */
export function choicesOf(name: FacetName, courses: readonly Course[]): FacetChoice[] {
  const { partOf, textOf } = facetFilters[name];
  const labels = new Map(courses.map((course) => [partOf(course), textOf(course)]));
  return [...labels]
    .flatMap(([value, label]) => (value === undefined ? [] : { value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, siteLanguage));
}

export function filtered(courses: readonly Course[], filter: CourseFilter): Course[] {
  return courses.filter(
    (course) =>
      facetRows.every(([name, { partOf }]) => filter[name] === null || partOf(course) === filter[name]) &&
      (!filter.openOnly || course.complete),
  );
}
