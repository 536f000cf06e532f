import type { Course } from '@pathshala/contract/course';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '../../ui/action.tsx';
import { CourseCards } from '../../ui/course-cards.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type CourseFilter, filtered, filterFrom, subjectChoices, withFilter } from './course-filter.ts';
import { FilterBar } from './filter-bar.tsx';

const everything: CourseFilter = { subject: null, openOnly: false };

function resultText(shown: readonly Course[], all: readonly Course[]): string {
  if (shown.length < all.length) return `${shown.length} of ${all.length} courses`;
  const open = all.filter((course) => course.complete).length;
  if (open === all.length) return `${all.length} courses, all open`;
  return `${all.length} courses, ${open === 0 ? 'none open yet' : `${open} open now`}`;
}

/** Says what is not there, and leads back to what is. */
function NothingLeft({ filter, onClear }: { filter: CourseFilter; onClear: () => void }) {
  return (
    <EmptyState
      title={filter.openOnly ? 'None of these is open yet' : 'No course of this subject here'}
      text={
        filter.openOnly
          ? 'These courses are still being written. Look at one, and ask to be told when it opens.'
          : 'This list has other subjects.'
      }
      action={<ActionButton onClick={onClear}>Show all courses</ActionButton>}
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
