import type { Enrolment } from '@pathshala/contract/enrolment';
import { labels } from '@pathshala/contract/messages';
import { paths } from '@pathshala/contract/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Asking } from '../../api/asking.tsx';
import { useEnrolments } from '../../api/enrolments.ts';
import { useSchoolClass } from '../../api/school-class.ts';
import { useWaitingList } from '../../api/waiting-list.ts';
import { ActionLink } from '../../ui/action.tsx';
import { AsyncList, LoadingCards } from '../../ui/async.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { MyCourseCard } from './my-course-card.tsx';
import styles from './my-courses.module.css';
import { WaitingListNews } from './waiting-list-news.tsx';

const anchor = paths.myCourses.split('#')[1] ?? 'my-courses';

/** Unfinished courses first; of them the one that they were in last, before all others. */
function inOrder(enrolments: readonly Enrolment[]): Enrolment[] {
  const finished = (one: Enrolment) => Number(one.nextLesson === null);
  const last = (one: Enrolment) => one.place?.at ?? one.enrolledAt;
  return [...enrolments].sort((a, b) => finished(a) - finished(b) || last(b).localeCompare(last(a)));
}

const empty = (
  <EmptyState
    title="No courses yet"
    text="Begin with a free one: join in one click, read the first lesson, and find it here again tomorrow."
    action={<ActionLink to={paths.courses}>See the free courses</ActionLink>}
  />
);

const loading = (
  <LoadingCards label="Loading your courses" count={1}>
    <div className={styles.skeleton} />
  </LoadingCards>
);

interface MyCoursesProps {
  /** Told once nothing more comes that would change its height. */
  readonly onSettled?: () => void;
}

function MyCourses({ onSettled }: MyCoursesProps) {
  const { hash } = useLocation();
  const { chosen } = useSchoolClass();
  const enrolments = useEnrolments();
  const { isKnown } = useWaitingList();
  const settled = (enrolments.data !== undefined || enrolments.error !== undefined) && isKnown;
  useEffect(() => {
    // The section comes after the page has opened, too late for the browser's own jump to it.
    if (hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, [hash]);
  useEffect(() => {
    if (settled) onSettled?.();
  }, [settled, onSettled]);
  return (
    <Section
      id={anchor}
      title={labels.myCourses}
      lead="Go on where you stopped."
      tinted
      aside={
        chosen && (
          <ActionLink small look="quiet" to={chosen.path}>
            {chosen.label}
          </ActionLink>
        )
      }
    >
      <WaitingListNews enrolments={enrolments.data} />
      <AsyncList answer={enrolments} failure="Your courses did not arrive" empty={empty} loading={loading}>
        {(courses) => (
          <CardRow label={labels.myCourses}>
            {inOrder(courses).map((enrolment) => (
              <li key={enrolment.courseId}>
                <MyCourseCard enrolment={enrolment} />
              </li>
            ))}
          </CardRow>
        )}
      </AsyncList>
    </Section>
  );
}

/** The first thing on home for a signed-in student: what has opened, their courses, how far they are, the way on. */
export default function MyCoursesSection(props: MyCoursesProps) {
  return (
    <Asking>
      <MyCourses {...props} />
    </Asking>
  );
}
