import type { Enrolment } from '@pathshala/contract/enrolment';
import { labels } from '@pathshala/contract/messages';
import { paths } from '@pathshala/contract/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useEnrolments } from '../../api/enrolments.ts';
import { ActionLink } from '../../ui/action.tsx';
import { AsyncList, LoadingCards } from '../../ui/async.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { MyCourseCard } from './my-course-card.tsx';
import styles from './my-courses.module.css';
import { WaitingListNews } from './waiting-list-news.tsx';

const anchor = paths.myCourses.split('#')[1] ?? 'my-courses';

/** Unfinished courses first, the newest of them before the others. */
function inOrder(enrolments: readonly Enrolment[]): Enrolment[] {
  const finished = (one: Enrolment) => Number(one.nextLesson === null);
  return [...enrolments].sort(
    (a, b) => finished(a) - finished(b) || b.enrolledAt.localeCompare(a.enrolledAt),
  );
}

const empty = (
  <EmptyState
    title="No courses yet"
    text="Begin with a free one: join in one click, read the first lesson, and find it here again tomorrow."
    action={<ActionLink to={paths.courses}>See the free courses</ActionLink>}
  />
);

const loading = (
  <LoadingCards label="Loading your courses" count={3}>
    <div className={styles.skeleton} />
  </LoadingCards>
);

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
      <AsyncList answer={enrolments} failure="Your courses did not arrive" empty={empty} loading={loading}>
        {(courses) => (
          <CardGrid label={labels.myCourses}>
            {inOrder(courses).map((enrolment) => (
              <li key={enrolment.courseId}>
                <MyCourseCard enrolment={enrolment} />
              </li>
            ))}
          </CardGrid>
        )}
      </AsyncList>
    </Section>
  );
}
