import Button from '@mui/material/Button';
import type { allLists } from '@pathshala/contract/lists';
import { paths } from '@pathshala/contract/paths';
import { Link } from 'react-router-dom';
import { useCourses } from '../../api/courses.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CourseCard, CourseCardSkeleton } from '../../ui/course-card.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The cards of a list, with its loading, empty and error states. */
export function CourseGrid({ list }: { list: (typeof allLists)[number] }) {
  const { data, error, mutate, isValidating } = useCourses(list.list);
  if (data?.length === 0) {
    return (
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
  }
  if (data) {
    return (
      <CardGrid label={list.label}>
        {data.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} />
          </li>
        ))}
      </CardGrid>
    );
  }
  if (error && !isValidating) {
    return (
      <ErrorState title="The courses did not arrive" text={error.message} onRetry={() => void mutate()} />
    );
  }
  return (
    <div role="status" aria-label="Loading courses">
      <CardGrid>
        {skeletons.map((key) => (
          <li key={key}>
            <CourseCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
