import { siteConfig } from '@pathshala/brand/site.config';
import { pages } from '@pathshala/contract/routes';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ApiError } from '../../api/client.ts';
import { useCourse } from '../../api/courses.ts';
import { useEnrolment } from '../../api/enrolments.ts';
import { useLesson } from '../../api/lessons.ts';
import { progressOf } from '../../api/progress-view.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Async } from '../../ui/async.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { LessonArticle } from './lesson-article.tsx';
import { LessonContents } from './lesson-contents.tsx';
import styles from './lesson-page.module.css';
import { LessonRail } from './lesson-rail.tsx';
import { LessonRefused } from './lesson-refused.tsx';
import { useJoinOnArrival } from './use-join-on-arrival.ts';
import { useNextLessonAhead } from './use-next-lesson-ahead.ts';

const SideDrawer = lazy(() => import('../../ui/side-drawer.tsx'));

export function meta() {
  return pageMeta({
    page: pages.lesson,
    description: 'A lesson with worked examples, figures and a quiz.',
  });
}

/** The course's lessons: beside the text on large screens, in a drawer on small ones. */
function Contents({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const [open, setOpen] = useState(false);
  const { data: course } = useCourse(courseId);
  const { enrolment } = useEnrolment(courseId);
  if (!course) return <div className={styles.rail} />;
  const rail = (
    <>
      <LessonRail
        courseId={courseId}
        courseTitle={course.title}
        outline={course.outline}
        current={lessonId}
        done={enrolment?.lessonsDone ?? []}
        onChoose={() => setOpen(false)}
      />
      {enrolment && (
        <div className={styles.progress}>
          <ProgressBar {...progressOf(enrolment)} label={`Your progress in ${course.title}`} />
        </div>
      )}
    </>
  );
  return (
    <div className={styles.rail}>
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
          All lessons
        </ActionButton>
        {open && (
          <Suspense>
            <SideDrawer label="Lessons of this course" onClose={() => setOpen(false)}>
              {rail}
            </SideDrawer>
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** A lesson: its text, figures and quiz, its place in the course, and the way on. */
export default function LessonPage() {
  const { courseId = '', lessonId = '' } = useParams();
  const answer = useLesson(courseId, lessonId);
  const lesson = answer.data;
  const { data: course } = useCourse(courseId);
  const place = useEnrolment(courseId);
  useNextLessonAhead(course, lesson?.next, place.enrolment !== undefined);
  const joining = useJoinOnArrival(course, place, () => answer.mutate());
  useEffect(() => {
    if (lesson) document.title = `${lesson.title} · ${lesson.courseTitle} · ${siteConfig.name}`;
  }, [lesson]);
  const refused = (error: ApiError, retry: () => void) => (
    <>
      <h1 style={visuallyHidden}>Lesson</h1>
      <LessonRefused error={error} courseId={courseId} onRetry={retry} />
    </>
  );
  return (
    <Wrap>
      <div className={styles.page}>
        <Contents courseId={courseId} lessonId={lessonId} />
        <div className={styles.text}>
          <Async
            answer={answer}
            loading={<PageLoading />}
            failure={joining ? () => <PageLoading /> : refused}
          >
            {(shown) => (
              <LessonArticle
                key={`${courseId}/${lessonId}`}
                lesson={shown}
                outline={course?.outline ?? []}
                free={course && course.price === 0}
              />
            )}
          </Async>
        </div>
        {lesson && <LessonContents body={lesson.body} hasQuiz={lesson.quiz.length > 0} />}
      </div>
    </Wrap>
  );
}
