import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { paths } from '@pathshala/contract/site/paths';
import { useState } from 'react';
import { progressOf, useEnrolment } from '../../api/enrolments.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import list from '../../ui/link-list.module.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Link } from '../../ui/router.ts';
import { Written, WrittenLink } from '../../ui/written.tsx';
import { numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './lesson.module.css';

interface LessonRailProps {
  readonly course: Unpriced<CourseDetail>;
  readonly current: string;
  readonly done: readonly string[];
  readonly onChoose: () => void;
}

function LessonRail({ course, current, done, onChoose }: LessonRailProps) {
  return (
    <nav aria-label={words['lesson.courseLessons']()}>
      <WrittenLink to={paths.course(course._id)} className="tap plain h4" text={course.title} />
      <ol className={`stack gap-0 ${list.links}`}>
        {course.outline.map((item, at) => {
          const isDone = done.includes(item.id);
          return (
            <li key={item.id}>
              <Link
                className="row soft strong"
                to={paths.lesson(course._id, item.id)}
                aria-current={item.id === current ? 'page' : undefined}
                onClick={onChoose}
              >
                <span className={`center note strong ${list.number} ${isDone ? 'filled' : ''}`}>
                  {isDone ? <Icon name="check" size={20} title={words['ui.done']()} /> : numberText(at + 1)}
                </span>
                <Written text={item.title} />
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const SideDrawer = lazyDialog(() => import('../../ui/side-drawer.tsx'));

interface CourseContentsProps {
  readonly course: Unpriced<CourseDetail> | undefined;
  readonly lessonId: string;
}

/** The course's lessons: next to the text on large screens, in a drawer on small ones. */
export function CourseContents({ course, lessonId }: CourseContentsProps) {
  const [open, setOpen] = useState(false);
  const { enrolment } = useEnrolment(course?._id ?? '');
  if (!course) return <div className="screen" style={{ minHeight: 'var(--ps-button-medium-height)' }} />;
  const rail = (
    <>
      <LessonRail
        course={course}
        current={lessonId}
        done={enrolment?.lessonsDone ?? []}
        onChoose={() => setOpen(false)}
      />
      {enrolment && (
        <div style={{ margin: 'var(--ps-space-5) var(--ps-space-3) 0' }}>
          <ProgressBar {...progressOf(enrolment)} label={words['ui.progressIn']({ title: course.title })} />
        </div>
      )}
    </>
  );
  return (
    <div className="screen">
      <div className={styles.wide}>{rail}</div>
      <div className={styles.narrow}>
        <ActionButton
          small
          look="quiet"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon name="contents" size={24} />
          {words['lesson.allLessons']()}
        </ActionButton>
        {open && (
          <SideDrawer label={words['lesson.courseLessons']()} onClose={() => setOpen(false)}>
            {rail}
          </SideDrawer>
        )}
      </div>
    </div>
  );
}
