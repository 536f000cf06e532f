import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { useEffect } from 'react';
import { useJoinedClassrooms } from '../../api/classrooms.ts';
import { useEnrolments } from '../../api/enrolments.ts';
import { SwrProvider } from '../../api/swr-provider.tsx';
import { useWaitingList } from '../../api/waiting-list.ts';
import { useSchoolClass } from '../../device/school-class.ts';
import { ActionLink } from '../../ui/action.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { useLocation } from '../../ui/router.ts';
import { Section } from '../../ui/section.tsx';
import { AsyncList, EmptyState } from '../../ui/states.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { ClassTasks } from './class-tasks.tsx';
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

function NoCourses() {
  return (
    <EmptyState
      title={words['my-courses.none']()}
      text={words['my-courses.noneText']()}
      action={<ActionLink to={paths.courses}>{words['my-courses.seeFree']()}</ActionLink>}
    />
  );
}

function CoursesToCome() {
  return (
    <div role="status" aria-label={words['my-courses.loading']()}>
      <CardRow label={words['my-courses.toCome']()}>
        {['first', 'second', 'third'].map((place) => (
          <li key={place}>
            <div className={`card ${styles.skeleton}`} />
          </li>
        ))}
      </CardRow>
    </div>
  );
}

interface MyCoursesProps {
  /** Called once its height is final. */
  readonly onSettled?: () => void;
}

function MyCourses({ onSettled }: MyCoursesProps) {
  const { hash } = useLocation();
  const { chosen } = useSchoolClass();
  const enrolments = useEnrolments();
  const { isKnown } = useWaitingList();
  const classrooms = useJoinedClassrooms();
  const hasCome = ({ data, error }: { data?: unknown; error?: unknown }) =>
    data !== undefined || error !== undefined;
  const settled = hasCome(enrolments) && hasCome(classrooms) && isKnown;
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
      title={words['fixed.myCourses']()}
      lead={words['my-courses.lead']()}
      tinted
      aside={
        <p className="cluster">
          {chosen && (
            <ActionLink small look="quiet" to={chosen.path}>
              {words['my-courses.ofClass']({ name: nameOf(chosen.label).toLowerCase() })}
            </ActionLink>
          )}
          <ActionLink small look="quiet" to={paths.practice}>
            {words['titles.practice']()}
          </ActionLink>
          <ActionLink small look="quiet" to={paths.progress}>
            {words['titles.progress']()}
          </ActionLink>
        </p>
      }
    >
      <ClassTasks />
      <WaitingListNews enrolments={enrolments.data} />
      <AsyncList
        answer={enrolments}
        failure={words['my-courses.failed']()}
        empty={<NoCourses />}
        loading={<CoursesToCome />}
      >
        {(courses) => (
          <CardRow label={words['fixed.myCourses']()}>
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
    <SwrProvider>
      <MyCourses {...props} />
    </SwrProvider>
  );
}
