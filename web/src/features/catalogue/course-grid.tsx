import type { allLists } from '@pathshala/contract/lists';
import { paths } from '@pathshala/contract/paths';
import { useCourses } from '../../api/courses.ts';
import { ActionLink } from '../../ui/action.tsx';
import { AsyncList, LoadingCards } from '../../ui/async.tsx';
import { CourseCardSkeleton } from '../../ui/course-card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { FilterBarSkeleton } from './filter-bar.tsx';
import { FilteredCourses } from './filtered-courses.tsx';

const empty = (
  <EmptyState
    title="No courses here yet"
    text="We are preparing them. Meanwhile the free courses are open to everybody."
    action={<ActionLink to={paths.courses}>See the free courses</ActionLink>}
  />
);

/** The list's place while it is on its way. */
export function CourseGridSkeleton() {
  return (
    <>
      <FilterBarSkeleton />
      <LoadingCards label="Loading courses">
        <CourseCardSkeleton />
      </LoadingCards>
    </>
  );
}

/** The cards of a list under its filter, with its loading, empty and error states. */
export function CourseGrid({ list }: { list: (typeof allLists)[number] }) {
  const answer = useCourses(list.list);
  return (
    <AsyncList
      answer={answer}
      failure="The courses did not arrive"
      empty={empty}
      loading={<CourseGridSkeleton />}
    >
      {(courses) => <FilteredCourses courses={courses} label={list.label} />}
    </AsyncList>
  );
}
