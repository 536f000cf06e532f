import type { Course } from '@pathshala/contract/courses/course';
import { useRef } from 'react';
import { CourseCards } from '../../course-ui/course-cards.tsx';
import type { FacetName } from '../../course-ui/course-facets.ts';
import { ActionButton } from '../../ui/action.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { EmptyState } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import {
  type CourseFilter,
  choicesOf,
  everything,
  type FacetChoice,
  filtered,
  filterFrom,
  withFilter,
} from './course-filter.ts';
import { facetRows } from './facet-filters.ts';
import { FilterBar } from './filter-bar.tsx';

function resultText(shown: readonly Course[], all: readonly Course[]): string {
  const count = all.length;
  if (shown.length < count) return words['catalogue.some']({ shown: shown.length, all: count });
  const open = all.filter((course) => course.complete).length;
  if (open === count) return words['catalogue.allOpen']({ count });
  return open === 0 ? words['catalogue.noneOpen']({ count }) : words['catalogue.someOpen']({ count, open });
}

const noneOpen = { none: words['catalogue.noneOfThese'], noneText: words['catalogue.noneOfTheseText'] };

/** Says what is not there, and leads back to what is. */
function NothingLeft({ filter, onClear }: { filter: CourseFilter; onClear: () => void }) {
  const [, facet] = facetRows.find(([name]) => filter[name] !== null) ?? [];
  const { none, noneText } = filter.openOnly || !facet ? noneOpen : facet;
  return (
    <EmptyState
      why="none-found"
      title={none()}
      text={noneText()}
      action={<ActionButton onClick={onClear}>{words['catalogue.showAll']()}</ActionButton>}
    />
  );
}

/**
 * The courses of a list and the filter above them. The filter is part of the address, so that a reload and the way back
 * from a course lead to the same list; changing it makes no new step for the way back.
 */
export function FilteredCourses({ courses, label }: { courses: readonly Course[]; label: string }) {
  const [params, setParams] = useSearchParams();
  const first = useRef<HTMLSelectElement>(null);
  const filter = filterFrom(params);
  const shown = filtered(courses, filter);
  const choices = Object.fromEntries(facetRows.map(([name]) => [name, choicesOf(name, courses)])) as Record<
    FacetName,
    FacetChoice[]
  >;
  const show = (next: CourseFilter) =>
    setParams((before) => withFilter(before, next), { replace: true, preventScrollReset: true });
  const clear = () => {
    show(everything);
    // The button goes away: who came by keyboard continues from here.
    first.current?.focus();
  };
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={show}
        choices={choices}
        result={resultText(shown, courses)}
        first={first}
      />
      {shown.length > 0 ? (
        <CourseCards courses={shown} label={label} />
      ) : (
        <NothingLeft filter={filter} onClear={clear} />
      )}
    </>
  );
}
