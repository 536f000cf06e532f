import { subjectLabel } from '@pathshala/contract/catalogue/subjects';
import type { NameKey } from '@pathshala/messages/keys';
import { type CourseFacet, courseFacets, type FacetName } from '../../course-ui/course-facets.ts';
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
export const facetFilters = {
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
