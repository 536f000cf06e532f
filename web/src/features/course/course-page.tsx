import { pages } from '@pathshala/contract/routes';
import { lazy, Suspense } from 'react';
import { data, isRouteErrorResponse, useLoaderData, useParams, useRouteError } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { fetchCourse, useCourseDetail } from '../../api/course-detail.ts';
import { useOwnCourse } from '../../api/courses.ts';
import { useEnrolment } from '../../api/enrolments.ts';
import { useSession } from '../../auth/session-context.ts';
import { Below } from '../../ui/later.tsx';
import type { PageHandle } from '../../ui/page-handle.ts';
import { PageLoading } from '../../ui/page-loading.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { words } from '../../words/words.ts';
import { CourseBox } from './course-box.tsx';
import { readCoursePage } from './course-content.server.ts';
import { courseMeta } from './course-meta.ts';
import { CourseNotFound } from './course-not-found.tsx';
import styles from './course-page.module.css';
import type { CoursePageData } from './course-page-data.ts';
import { CourseBody, CourseHead } from './course-text.tsx';
import { RelatedCourses } from './related-courses.tsx';
import { askEvery, useCheckoutReturn, useJustPaid } from './use-checkout-return.ts';

/** For who has just paid: most who open a course have not. */
const CheckoutNotice = lazy(() => import('./checkout-notice.tsx'));

interface LoaderArguments {
  readonly params: { readonly courseId?: string };
}

/** Runs while the page is prerendered: everything but prices is in its HTML. */
export async function loader({ params }: LoaderArguments): Promise<CoursePageData> {
  const page = await readCoursePage(params.courseId ?? '');
  if (!page) throw data(null, { status: 404 });
  return page;
}

interface ClientLoaderArguments extends LoaderArguments {
  readonly serverLoader: <Data>() => Promise<Data>;
}

export const handle: PageHandle = { asksForWritten: true };

/** On the way from page to page: the prerendered data, or the API's where a course is newer than the build. */
export async function clientLoader(call: ClientLoaderArguments): Promise<CoursePageData> {
  try {
    return await call.serverLoader<CoursePageData>();
  } catch {
    try {
      const course = await fetchCourse(call.params.courseId ?? '');
      return { course, related: [], instructor: null };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-found') throw data(null, { status: 404 });
      throw error;
    }
  }
}

export function meta({ loaderData }: { loaderData?: CoursePageData | undefined }) {
  if (loaderData) return courseMeta(loaderData);
  return pageMeta({
    page: pages.notFound,
    title: words['titles.noCourse'](),
    description: words['descriptions.noCourse'](),
  });
}

/** A course: what it teaches, to whom, its lessons, who teaches it, and the way in. */
export default function CoursePage() {
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
  /** Asks for the course again. */
  readonly refresh: () => void;
  /** The school cannot be asked what it costs. */
  readonly isPriceMissing?: boolean;
}

function CourseView({ page, refresh, isPriceMissing = false }: CourseViewProps) {
  const { course } = page;
  const justPaid = useJustPaid();
  const { mutate, ...place } = useEnrolment(course._id, { every: justPaid ? askEvery : 0 });
  const outcome = useCheckoutReturn(place.enrolment);
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
            <CourseBox course={course} place={place} refresh={lookAgain} isPriceMissing={isPriceMissing} />
          </aside>
          <div className={styles.body}>
            <Below>
              <CourseBody page={page} done={place.enrolment?.lessonsDone} />
            </Below>
          </div>
        </div>
      </Wrap>
      {page.related.length > 0 && (
        <Below>
          <RelatedCourses courses={page.related} />
        </Below>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <UnpublishedCourse />;
  throw error;
}
