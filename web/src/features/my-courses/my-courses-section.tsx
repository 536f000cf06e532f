import type { Enrolment } from '@pathshala/contract/enrolment';
import { labels } from '@pathshala/contract/messages';
import { paths } from '@pathshala/contract/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useEnrolments } from '../../api/enrolments.ts';
import { ActionLink } from '../../ui/action.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { MyCourseCard } from './my-course-card.tsx';
import styles from './my-courses.module.css';
import { WaitingListNews } from './waiting-list-news.tsx';

const anchor = paths.myCourses.split('#')[1] ?? 'my-courses';
const skeletons = ['a', 'b', 'c'];

/** Unfinished courses first, the newest of them before the others. */
function inOrder(enrolments: readonly Enrolment[]): Enrolment[] {
  const finished = (one: Enrolment) => Number(one.nextLesson === null);
  return [...enrolments].sort(
    (a, b) => finished(a) - finished(b) || b.enrolledAt.localeCompare(a.enrolledAt),
  );
}

function Content({ data, error, isValidating, mutate }: ReturnType<typeof useEnrolments>) {
  if (data?.length === 0) {
    return (
      <EmptyState
        title="No courses yet"
        text="Begin with a free one: join in one click, read the first lesson, and find it here again tomorrow."
        action={<ActionLink to={paths.courses}>See the free courses</ActionLink>}
      />
    );
  }
  if (data) {
    return (
      <CardGrid label={labels.myCourses}>
        {inOrder(data).map((enrolment) => (
          <li key={enrolment.courseId}>
            <MyCourseCard enrolment={enrolment} />
          </li>
        ))}
      </CardGrid>
    );
  }
  if (error && !isValidating) {
    return (
      <ErrorState title="Your courses did not arrive" text={error.message} onRetry={() => void mutate()} />
    );
  }
  return (
    <div role="status" aria-label="Loading your courses">
      <CardGrid>
        {skeletons.map((key) => (
          <li key={key}>
            <div className={styles.skeleton} />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}

/** Home's section for a signed-in student: what has opened, their courses, how far they are, the way on. */
export default function MyCoursesSection() {
  const { hash } = useLocation();
  const enrolments = useEnrolments();
  useEffect(() => {
    // The section comes after the page has opened, too late for the browser's own jump to it.
    if (hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, [hash]);
  return (
    <Section id={anchor} title={labels.myCourses} lead="Go on where you stopped." tinted>
      <WaitingListNews enrolments={enrolments.data} />
      <Content {...enrolments} />
    </Section>
  );
}
