import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { type ReactNode, useEffect } from 'react';
import { useJoinedClassrooms, useTaskTitles } from '../../api/classrooms.ts';
import { continuePath, lessonOf, progressOf, useEnrolments } from '../../api/enrolments.ts';
import { CertificateLink } from '../../course-ui/certificate-link.tsx';
import { isOverdue, taskPath, taskStateText } from '../../course-ui/task-state.ts';
import { readingPositions } from '../../device/reading-positions.ts';
import { useSchoolClass } from '../../device/school-class.ts';
import { ActionLink } from '../../ui/action.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Link, useLocation } from '../../ui/router.ts';
import { Section } from '../../ui/section.tsx';
import { AsyncList, EmptyState } from '../../ui/states.tsx';
import { WrittenLink } from '../../ui/written.tsx';
import { langOf } from '../../words/language.ts';
import { nameOf } from '../../words/names.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import styles from './my-courses.module.css';
import { useWaitingList, WaitingListNews } from './waiting-list-news.tsx';

/** Tasks shown here; the page of classes has all of them. */
const max = 3;

/** Open tasks, the soonest first. Empty without a class. */
function ClassTasks() {
  const { data = [] } = useJoinedClassrooms();
  const open = data
    .flatMap(({ tasks }) => tasks)
    .filter(({ title, progress }) => title !== null && progress.state !== 'done')
    .sort((a, b) => a.due.localeCompare(b.due));
  const titleOf = useTaskTitles(open);
  if (open.length === 0) return null;
  return (
    <section
      className="card pad stack gap-1 edge good below-4"
      aria-label={words['classrooms.fromTeacher']()}
    >
      <h3 className="h4">{words['classrooms.fromTeacher']()}</h3>
      <ul className="stack gap-0">
        {open.slice(0, max).map((task) => (
          <li key={`${task.kind}.${task.id}`}>
            <WrittenLink
              className="tap strong"
              to={taskPath(task, task.progress.state)}
              text={titleOf(task) ?? words['classrooms.taskGone']()}
            />
            <p className={isOverdue(task, task.progress) ? 'error' : 'soft'}>{taskStateText(task)}</p>
          </li>
        ))}
      </ul>
      <Link className="tap strong" to={paths.classrooms}>
        {words['classrooms.allTasks']({ count: open.length })}
      </Link>
    </section>
  );
}

type Item = Enrolment['lessons'][number];

interface Standing {
  readonly line: ReactNode;
  readonly label: () => string;
}

/** Puts a lesson's title into a line, marked with its own language. */
const titled = ({ title }: Item) => ({
  lesson: (inside: ReactNode) => <span lang={langOf(title)}>{inside}</span>,
});

function standingOf(enrolment: Enrolment): Standing {
  const { lessons, nextLesson, lessonsDone } = enrolment;
  const here = lessonOf(enrolment);
  if (here) {
    const number = lessons.indexOf(here) + 1;
    const parts = words['my-courses.inLesson'].parts({ number, title: here.title });
    return { line: withMarkup(parts, titled(here)), label: words['ui.continue'] };
  }
  const next = lessons.find((lesson) => lesson.id === nextLesson);
  if (!next) return { line: words['my-courses.allDone'](), label: words['ui.readAgain'] };
  const line = withMarkup(words['my-courses.next'].parts({ title: next.title }), titled(next));
  const begun = lessonsDone.length > 0;
  return { line, label: begun ? words['ui.continue'] : words['my-courses.start'] };
}

function MyCourseCard({ enrolment, isFirst }: { enrolment: Enrolment; isFirst: boolean }) {
  const { courseId, title, certificate } = enrolment;
  const { line, label } = standingOf(enrolment);
  return (
    <article className="card stack gap-4" style={{ padding: 'var(--ps-space-4)' }}>
      <div className={`row gap-4 start ${styles.head}`}>
        <img src={enrolment.img} alt="" width={120} height={90} />
        <div>
          <h3 className="h4">
            <WrittenLink className="plain" to={paths.course(courseId)} text={title} />
          </h3>
          <p className="soft">{line}</p>
        </div>
      </div>
      <div className="stack foot">
        <ProgressBar {...progressOf(enrolment)} label={words['ui.progressIn']({ title })} />
        {!certificate && (
          <ActionLink
            small
            look={isFirst ? 'primary' : 'quiet'}
            to={continuePath(enrolment)}
            aria-label={`${label()}: ${title}`}
            text={label()}
          />
        )}
        <CertificateLink enrolment={enrolment} />
      </div>
    </article>
  );
}

const anchor = paths.myCourses.split('#')[1] ?? 'my-courses';

function inOrder(enrolments: readonly Enrolment[]): Enrolment[] {
  const finished = (one: Enrolment) => Number(one.nextLesson === null);
  const read = readingPositions.lessons().map((name) => name.split('/')[0]);
  const turn = ({ courseId }: Enrolment) => (read.includes(courseId) ? read.indexOf(courseId) : read.length);
  return [...enrolments].sort(
    (a, b) => finished(a) - finished(b) || turn(a) - turn(b) || b.enrolledAt.localeCompare(a.enrolledAt),
  );
}

const none = (
  <EmptyState
    title={words['my-courses.none']()}
    text={words['my-courses.noneText']()}
    action={<ActionLink to={paths.courses} text={words['my-courses.seeFree']()} />}
  />
);

interface MyCoursesProps {
  /** Admins and teachers come for something else: without courses they see nothing. */
  readonly isStaff?: boolean;
  readonly onSettled?: () => void;
}

export default function MyCoursesSection({ isStaff = false, onSettled }: MyCoursesProps) {
  const { hash } = useLocation();
  const { chosen } = useSchoolClass();
  const enrolments = useEnrolments();
  const { isKnown } = useWaitingList();
  const classrooms = useJoinedClassrooms();
  const hasCome = ({ data, error }: { data?: unknown; error?: unknown }) =>
    data !== undefined || error !== undefined;
  const settled = hasCome(enrolments) && hasCome(classrooms) && isKnown;
  useEffect(() => {
    // The section loads too late for the browser to scroll to it.
    if (hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, [hash]);
  useEffect(() => {
    if (settled) onSettled?.();
  }, [settled, onSettled]);
  if (isStaff && !enrolments.data?.length) return null;
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
          <ActionLink small look="quiet" to={paths.progress} text={words['titles.progress']()} />
        </p>
      }
    >
      <ClassTasks />
      <WaitingListNews enrolments={enrolments.data} />
      <AsyncList
        answer={enrolments}
        failure={words['my-courses.failed']()}
        empty={none}
        loading={<div role="status" aria-label={words['my-courses.loading']()} className={styles.skeleton} />}
      >
        {(courses) => (
          <CardRow label={words['fixed.myCourses']()}>
            {inOrder(courses).map((enrolment, place) => (
              <MyCourseCard key={enrolment.courseId} enrolment={enrolment} isFirst={place === 0} />
            ))}
          </CardRow>
        )}
      </AsyncList>
    </Section>
  );
}
