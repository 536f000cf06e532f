import type { Course } from '@pathshala/contract/course';
import { subjectLabel } from '@pathshala/contract/curriculum';
import type { NameKey } from '@pathshala/messages/keys';
import { nameOf } from '../words/names.ts';
import { words } from '../words/words.ts';

type Told = Pick<Course, 'subject' | 'list' | 'level'>;

const levelNames = {
  starter: words['levels.starter'],
  steady: words['levels.steady'],
  stretch: words['levels.stretch'],
} as const;

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

/** Something by which courses are told apart: it stands on a card and on the course's page, and a list can be narrowed to it. */
interface CourseFacet {
  /** As an address says what is asked for; undefined: the course says nothing of it. */
  readonly partOf: (course: Told) => string | undefined;
  /** What it is called, in the page's language. */
  readonly textOf: (course: Told) => string;
  /** What a list's choice is called, what stands for all of them, and for one that the list does not have. */
  readonly label: () => string;
  readonly all: () => string;
  readonly other: () => string;
  /** Where nothing is left. */
  readonly none: () => string;
  readonly noneText: () => string;
}

/** By the parameter of the address. The subject comes first: cards begin with it. */
export const courseFacets = {
  subject: {
    // In class 8 physics and chemistry are both Science.
    partOf: (course) => {
      const label = subjectLabel(course);
      return subjectAddresses[label] ?? label.toLowerCase();
    },
    textOf: (course) => nameOf(subjectLabel(course)),
    label: words['catalogue.subject'],
    all: words['catalogue.allSubjects'],
    other: words['catalogue.otherSubject'],
    none: words['catalogue.noSubject'],
    noneText: words['catalogue.noSubjectText'],
  },
  level: {
    partOf: ({ level }) => level,
    textOf: ({ level }) => (level ? levelNames[level]() : ''),
    label: words['levels.level'],
    all: words['levels.all'],
    other: words['levels.other'],
    none: words['levels.none'],
    noneText: words['levels.noneText'],
  },
} as const satisfies Readonly<Record<string, CourseFacet>>;

export type FacetName = keyof typeof courseFacets;

/** All of them, with what an address calls them. */
export const facetRows = Object.entries(courseFacets) as readonly (readonly [FacetName, CourseFacet])[];

/** What a course says of itself by each, with the name of it. */
export function facetTexts(
  course: Told,
): { readonly name: FacetName; readonly label: string; readonly text: string }[] {
  return facetRows.flatMap(([name, facet]) =>
    facet.partOf(course) === undefined ? [] : [{ name, label: facet.label(), text: facet.textOf(course) }],
  );
}
