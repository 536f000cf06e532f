import { useEffect } from 'react';
import { useCourse } from '../../api/courses.ts';
import { hasCourse, useEnrolment } from '../../api/enrolments.ts';
import { useSession } from '../../auth/session-context.ts';
import { useSaved } from '../../course-ui/use-saved.ts';
import type { ApiError } from '../../http/client.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { useLoaderData, useParams } from '../../ui/router.ts';
import { Async } from '../../ui/states.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { CourseContents } from './course-contents.tsx';
import { LessonArticle } from './lesson-article.tsx';
import { type ClosedLessonData, type LessonPageData, readLessonPage } from './lesson-content.ts';
import { LessonContents } from './lesson-contents.tsx';
import { closedLessonMeta, lessonMeta, lessonTitle } from './lesson-meta.ts';
import styles from './lesson-page.module.css';
import { LessonRefused } from './lesson-refused.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { useJoinOnArrival } from './use-join-on-arrival.ts';
import { useLesson } from './use-lesson.ts';

type LoaderData = LessonPageData | ClosedLessonData | null;

/** Puts a public lesson into the HTML of its page. */
export const loader: PageLoader<LoaderData> | undefined = import.meta.env.SSR
  ? ({ params, context }) => readLessonPage(context, params.courseId ?? '', params.lessonId ?? '')
  : undefined;

export function meta({ loaderData }: { loaderData?: LoaderData | undefined }) {
  if (!loaderData || 'closed' in loaderData) return closedLessonMeta(loaderData?.closed);
  return lessonMeta(loaderData);
}

/**
 * The errors that hide a lesson that the page already shows. An expired sign-in or a failing server does not hide a
 * public lesson.
 */
const takenBack: ReadonlySet<ApiError['code']> = new Set<ApiError['code']>([
  'not-found',
  'course-not-open',
  'not-enrolled',
  'consent-needed',
]);

/** A lesson: text, figures, quiz, the course's outline, and links to other lessons. */
export function Component() {
  const { courseId = '', lessonId = '' } = useParams();
  const data = useLoaderData<LoaderData>();
  const written = data && 'lesson' in data ? data : null;
  const given = useLesson(courseId, lessonId, written?.lesson);
  const lesson = given.error && takenBack.has(given.error.code) ? undefined : given.data;
  const answer = { ...given, data: lesson };
  const { data: course } = useCourse(courseId, written?.course);
  const place = useEnrolment(courseId);
  useSaved('course', courseId, hasCourse(useSession().state.status, place));
  const joining = useJoinOnArrival(course, place, () => answer.mutate());
  useEffect(() => {
    if (lesson) document.title = `${lessonTitle(lesson)} · ${school.name}`;
  }, [lesson]);
  const refused = (error: ApiError, retry: () => void) => (
    <>
      <h1 style={visuallyHidden}>{words['titles.lesson']()}</h1>
      <LessonRefused error={error} courseId={courseId} onRetry={retry} />
    </>
  );
  return (
    <Wrap>
      <div className={styles.page}>
        <CourseContents course={course} lessonId={lessonId} />
        <div className={styles.text}>
          <Async
            answer={answer}
            loading={<LessonSkeleton />}
            failure={joining ? () => <LessonSkeleton /> : refused}
          >
            {(shown) => (
              <LessonArticle
                key={`${courseId}/${lessonId}`}
                lesson={shown}
                outline={course?.outline ?? []}
                free={course?.price === undefined ? undefined : course.price === 0}
                wasThere={written !== null}
                practice={written?.practice}
              />
            )}
          </Async>
        </div>
        {lesson && <LessonContents body={lesson.body} hasQuiz={lesson.quiz.length > 0} />}
      </div>
    </Wrap>
  );
}
