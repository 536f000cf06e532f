import type { allLists } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { useCourses } from '../../api/courses.ts';
import { CourseCardSkeleton } from '../../course-ui/course-card.tsx';
import { ActionLink } from '../../ui/action.tsx';
import { AsyncList, EmptyState, LoadingCards } from '../../ui/states.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { FilterBarSkeleton } from './filter-bar.tsx';
import { FilteredCourses } from './filtered-courses.tsx';

/** What is in place of a list that has no course. */
function Empty() {
  return (
    <EmptyState
      title={words['catalogue.empty']()}
      text={words['catalogue.emptyText']()}
      action={<ActionLink to={paths.courses}>{words['ui.seeFreeCourses']()}</ActionLink>}
    />
  );
}

/** The list's place while it is on its way. */
export function CourseGridSkeleton() {
  return (
    <>
      <FilterBarSkeleton />
      <LoadingCards label={words['catalogue.loading']()}>
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
      failure={words['catalogue.failed']()}
      empty={<Empty />}
      loading={<CourseGridSkeleton />}
    >
      {(courses) => <FilteredCourses courses={courses} label={nameOf(list.label)} />}
    </AsyncList>
  );
}
