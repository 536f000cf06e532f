import type { Course } from '@pathshala/contract/course';
import { useRef } from 'react';
import { ActionButton } from '../../ui/action.tsx';
import { CourseCards } from '../../ui/course-cards.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { EmptyState } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { type CourseFilter, filtered, filterFrom, subjectChoices, withFilter } from './course-filter.ts';
import { FilterBar } from './filter-bar.tsx';

const everything: CourseFilter = { subject: null, openOnly: false };

function resultText(shown: readonly Course[], all: readonly Course[]): string {
  const count = all.length;
  if (shown.length < count) return words['catalogue.some']({ shown: shown.length, all: count });
  const open = all.filter((course) => course.complete).length;
  if (open === count) return words['catalogue.allOpen']({ count });
  return open === 0 ? words['catalogue.noneOpen']({ count }) : words['catalogue.someOpen']({ count, open });
}

/** Says what is not there, and leads back to what is. */
function NothingLeft({ filter, onClear }: { filter: CourseFilter; onClear: () => void }) {
  return (
    <EmptyState
      title={filter.openOnly ? words['catalogue.noneOfThese']() : words['catalogue.noSubject']()}
      text={filter.openOnly ? words['catalogue.noneOfTheseText']() : words['catalogue.noSubjectText']()}
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
  const show = (next: CourseFilter) =>
    setParams((before) => withFilter(before, next), { replace: true, preventScrollReset: true });
  const clear = () => {
    show(everything);
    // The button goes away: who came by keyboard goes on from here.
    first.current?.focus();
  };
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={show}
        subjects={subjectChoices(courses)}
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
