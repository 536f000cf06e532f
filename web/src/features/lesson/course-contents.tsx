import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { Suspense, useState } from 'react';
import { useEnrolment } from '../../api/enrolments.ts';
import { progressOf } from '../../api/progress-view.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { words } from '../../words/words.ts';
import styles from './course-contents.module.css';
import { LessonRail } from './lesson-rail.tsx';

const SideDrawer = lazyDialog(() => import('../../ui/side-drawer.tsx'));

interface CourseContentsProps {
  readonly course: Unpriced<CourseDetail> | undefined;
  readonly lessonId: string;
}

/** The course's lessons: beside the text on large screens, in a drawer on small ones. */
export function CourseContents({ course, lessonId }: CourseContentsProps) {
  const [open, setOpen] = useState(false);
  const { enrolment } = useEnrolment(course?._id ?? '');
  if (!course) return <div className={`screen ${styles.coming}`} />;
  const rail = (
    <>
      <LessonRail
        courseId={course._id}
        courseTitle={course.title}
        outline={course.outline}
        current={lessonId}
        done={enrolment?.lessonsDone ?? []}
        onChoose={() => setOpen(false)}
      />
      {enrolment && (
        <div className={styles.progress}>
          <ProgressBar {...progressOf(enrolment)} label={words['ui.progressIn']({ title: course.title })} />
        </div>
      )}
    </>
  );
  return (
    <div className="screen">
      <div className={`${styles.wide}`}>{rail}</div>
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
          <Suspense>
            <SideDrawer label={words['lesson.courseLessons']()} onClose={() => setOpen(false)}>
              {rail}
            </SideDrawer>
          </Suspense>
        )}
      </div>
    </div>
  );
}
