import type { Course, Unpriced } from '@pathshala/contract/courses/course';
import { useEnrolmentStatuses } from '../api/enrolments.ts';
import { CardGrid } from '../ui/card-grid.tsx';
import { CourseCard } from './course-card.tsx';

interface CourseCardsProps {
  /** In the order in which they are shown. */
  readonly courses: readonly Unpriced<Course>[];
  /** For screen readers. */
  readonly label: string;
  readonly columns?: 3 | 4;
}

/** Course cards. Enrolments are loaded once for all of them, and not for visitors. */
export function CourseCards({ courses, label, columns = 3 }: CourseCardsProps) {
  const statusIn = useEnrolmentStatuses();
  return (
    <CardGrid columns={columns} label={label}>
      {courses.map((course) => (
        <li key={course._id}>
          <CourseCard course={course} status={statusIn(course._id)} />
        </li>
      ))}
    </CardGrid>
  );
}
