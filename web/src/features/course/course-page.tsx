import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { Suspense } from 'react';
import { useOwnCourse } from '../../api/courses.ts';
import { useEnrolment } from '../../api/enrolments.ts';
import { useSession } from '../../auth/session-context.ts';
import { missingPage, type PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { isRouteErrorResponse, useLoaderData, useParams, useRouteError } from '../../ui/router.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { words } from '../../words/words.ts';
import { CourseBox } from './course-box.tsx';
import { type CoursePageData, readCoursePage } from './course-content.ts';
import { courseMeta } from './course-meta.ts';
import styles from './course-page.module.css';
import { CourseBody, CourseHead } from './course-text.tsx';
import { RelatedCourses } from './related-courses.tsx';
import { askEvery, useCheckoutReturn, useJustPaid } from './use-checkout-return.ts';
import { useCourseDetail } from './use-course-detail.ts';

/** For anyone who has just paid: most who open a course have not. */
const CheckoutNotice = lazyPart(() => import('./checkout-notice.tsx'));

/** Everything but prices is in the page's HTML. */
export const loader: PageLoader<CoursePageData> | undefined = import.meta.env.SSR
  ? async ({ params, context }) => (await readCoursePage(context, params.courseId ?? '')) ?? missingPage()
  : undefined;

export function meta({ loaderData }: { loaderData?: CoursePageData | undefined }) {
  if (loaderData) return courseMeta(loaderData);
  return pageMeta({
    page: pages.notFound,
    title: words['titles.noCourse'](),
    description: words['descriptions.noCourse'](),
  });
}

/** A course: what it teaches, to whom, its lessons, who teaches it, and the way in. */
export function Component() {
  const page = useLoaderData<CoursePageData>();
  const { course, isGone, isPriceMissing, refresh } = useCourseDetail(page.course);
  if (isGone) return <UnpublishedCourse />;
  return <CourseView page={{ ...page, course }} refresh={refresh} isPriceMissing={isPriceMissing} />;
}

/** The people who have a course keep its page when it is unpublished. */
function UnpublishedCourse() {
  const { courseId = '' } = useParams();
  const { data: course, isLoading } = useOwnCourse(courseId);
  const { status } = useSession().state;
  if (course)
    return <CourseView page={{ course, related: [], instructor: null }} refresh={() => undefined} />;
  return isLoading || status === 'loading' ? <PageLoading /> : <CourseNotFound />;
}

interface CourseViewProps {
  readonly page: CoursePageData;
  /** Reloads the course. */
  readonly refresh: () => void;
  /** The price cannot be loaded. */
  readonly isPriceMissing?: boolean;
}

function CourseView({ page, refresh, isPriceMissing = false }: CourseViewProps) {
  const { course } = page;
  const justPaid = useJustPaid();
  const { mutate, ...status } = useEnrolment(course._id, { every: justPaid ? askEvery : 0 });
  const outcome = useCheckoutReturn(status.enrolment);
  const lookAgain = () => {
    refresh();
    void mutate();
  };
  return (
    <>
      <Wrap>
        <div className={styles.page}>
          <header className={styles.head}>
            {outcome !== 'none' && (
              <Suspense>
                <CheckoutNotice courseId={course._id} outcome={outcome} onLookAgain={lookAgain} />
              </Suspense>
            )}
            <CourseHead course={course} />
          </header>
          <aside className={styles.side} aria-label={words['course.side']()}>
            <CourseBox course={course} status={status} refresh={lookAgain} isPriceMissing={isPriceMissing} />
          </aside>
          <div className={styles.body}>
            <CourseBody page={page} done={status.enrolment?.lessonsDone} />
          </div>
        </div>
      </Wrap>
      {page.related.length > 0 && <RelatedCourses courses={page.related} />}
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <UnpublishedCourse />;
  throw error;
}

/** The 404 page for courses. */
function CourseNotFound() {
  return (
    <MissingPage title={words['course.missing']()} text={words['course.missingText']()}>
      <ActionLink to={paths.search}>{words['course.search']()}</ActionLink>
      <ActionLink look="quiet" to={paths.courses}>
        {words['ui.seeFreeCourses']()}
      </ActionLink>
    </MissingPage>
  );
}
