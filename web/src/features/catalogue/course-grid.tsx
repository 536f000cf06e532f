import Button from '@mui/material/Button';
import type { allLists } from '@pathshala/contract/lists';
import { paths } from '@pathshala/contract/paths';
import { Link } from 'react-router-dom';
import { useCourses } from '../../api/courses.ts';
import { AsyncList, LoadingCards } from '../../ui/async.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CourseCard, CourseCardSkeleton } from '../../ui/course-card.tsx';
import { EmptyState } from '../../ui/states.tsx';

const empty = (
  <EmptyState
    title="No courses here yet"
    text="We are preparing them. Meanwhile the free courses are open to everybody."
    action={
      <Button component={Link} to={paths.courses} variant="contained">
        See the free courses
      </Button>
    }
  />
);

const loading = (
  <LoadingCards label="Loading courses">
    <CourseCardSkeleton />
  </LoadingCards>
);

/** The cards of a list, with its loading, empty and error states. */
export function CourseGrid({ list }: { list: (typeof allLists)[number] }) {
  const answer = useCourses(list.list);
  return (
    <AsyncList answer={answer} failure="The courses did not arrive" empty={empty} loading={loading}>
      {(courses) => (
        <CardGrid label={list.label}>
          {courses.map((course) => (
            <li key={course._id}>
              <CourseCard course={course} />
            </li>
          ))}
        </CardGrid>
      )}
    </AsyncList>
  );
}
