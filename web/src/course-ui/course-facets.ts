import { subjectLabel } from '@pathshala/contract/catalogue/subjects';
import type { Course } from '@pathshala/contract/courses/course';
import { nameOf } from '../words/names.ts';
import { words } from '../words/words.ts';

export type Told = Pick<Course, 'subject' | 'list' | 'level'>;

const levelNames = {
  starter: words['levels.starter'],
  steady: words['levels.steady'],
  stretch: words['levels.stretch'],
} as const;

export interface CourseFacet {
  readonly partOf: (course: Told) => string | undefined;
  readonly textOf: (course: Told) => string;
  readonly label: () => string;
}

/** The subject comes first: cards begin with it. Filters: `features/catalogue/course-filter.ts`. */
export const courseFacets = {
  subject: {
    // In class 8 physics and chemistry are both Science.
    partOf: subjectLabel,
    textOf: (course) => nameOf(subjectLabel(course)),
    label: words['catalogue.subject'],
  },
  level: {
    partOf: ({ level }) => level,
    textOf: ({ level }) => (level ? levelNames[level]() : ''),
    label: words['levels.level'],
  },
} as const satisfies Readonly<Record<string, CourseFacet>>;

export type FacetName = keyof typeof courseFacets;

/** The course's value of each facet, with its label. */
export function facetTexts(
  course: Told,
): { readonly name: FacetName; readonly label: string; readonly text: string }[] {
  const rows = Object.entries(courseFacets) as [FacetName, CourseFacet][];
  return rows.flatMap(([name, { partOf, textOf, label }]) =>
    partOf(course) === undefined ? [] : [{ name, label: label(), text: textOf(course) }],
  );
}
