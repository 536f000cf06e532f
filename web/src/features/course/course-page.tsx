import { catalogueEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { Course, CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { checkoutReturn, paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useEffect, useState } from 'react';
import { useOwnCourse, usePrices } from '../../api/courses.ts';
import { useEnrolment } from '../../api/enrolments.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { CourseCards } from '../../course-ui/course-card.tsx';
import { call } from '../../http/client.ts';
import { missingPage, type PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { MissingPage } from '../../ui/missing-page.tsx';
import { useLoaderData, useParams, useSearchParams, whenMissing } from '../../ui/router.ts';
import { Section, Wrap } from '../../ui/section.tsx';
import { languageQuery } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import type { CheckoutOutcome } from './checkout-notice.tsx';
import styles from './course.module.css';
import { CourseBox } from './course-box.tsx';
import { type CoursePageData, courseMeta, readCoursePage } from './course-content.ts';
import { CourseBody, CourseHead } from './course-text.tsx';

export function RelatedCourses({ courses }: { courses: readonly Unpriced<Course>[] }) {
  const prices = usePrices();
  const priced = courses.map((course) => ({ ...course, price: prices?.[course._id] }));
  return (
    <Section title={words['course.related']()} lead={words['course.relatedLead']()} tinted>
      <CourseCards courses={priced} columns={4} label={words['course.relatedLabel']()} />
    </Section>
  );
}

/** @param prerendered shown until the answer arrives, or if none does; only the answer has the price */
export function useCourseDetail(prerendered: Unpriced<CourseDetail>) {
  const id = prerendered._id;
  const { data, error, mutate } = useAnswer(catalogueEndpoints.course, { id, query: languageQuery });
  const course: Unpriced<CourseDetail> = data ?? prerendered;
  return {
    course,
    isPriceMissing: course.price === undefined && error !== undefined,
    isGone: error?.code === 'not-found',
    /** Bypasses the caches of browser and CDN by a unique address. */
    refresh: () => {
      call(catalogueEndpoints.course, { id, query: { at: Date.now(), ...languageQuery } }).then(
        (course) => mutate(course, { revalidate: false }),
        // The page stays; the reason was already shown.
        () => undefined,
      );
    },
  };
}

/** Enrolments usually arrive within two seconds; late after this, milliseconds. */
const patience = 30_000;
/** While one is awaited, milliseconds. */
const askEvery = 1500;

/** @param ending of a checkout, from the address; null: there was none @param enrolment in this course, if any */
function useCheckoutOutcome(
  ending: string | null,
  enrolment: Enrolment | undefined,
): CheckoutOutcome | undefined {
  const { status } = useSession().state;
  const [late, setLate] = useState(false);
  const waiting = ending === checkoutReturn.paid && !enrolment;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [waiting]);
  // Prerendered without a query: the first view must be the same.
  if (status !== 'signed-in') return undefined;
  if (ending === checkoutReturn.cancelled && !enrolment) return 'cancelled';
  if (ending !== checkoutReturn.paid) return undefined;
  if (enrolment) return 'arrived';
  return late ? 'late' : 'waiting';
}

/** Few visitors have just paid. */
const CheckoutNotice = lazyPart(() => import('./checkout-notice.tsx'));

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

export function Component() {
  const page = useLoaderData<CoursePageData>();
  const { course, isGone, isPriceMissing, refresh } = useCourseDetail(page.course);
  if (isGone) return <UnpublishedCourse />;
  return <CourseView page={{ ...page, course }} refresh={refresh} isPriceMissing={isPriceMissing} />;
}

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
  readonly refresh: () => void;
  readonly isPriceMissing?: boolean;
}

function CourseView({ page, refresh, isPriceMissing = false }: CourseViewProps) {
  const { course } = page;
  const [params] = useSearchParams();
  const ending = params.get(checkoutReturn.parameter);
  const every = ending === checkoutReturn.paid ? askEvery : 0;
  const { mutate, ...status } = useEnrolment(course._id, every);
  const outcome = useCheckoutOutcome(ending, status.enrolment);
  const lookAgain = () => {
    refresh();
    void mutate();
  };
  return (
    <>
      <Wrap>
        <div className={styles.page}>
          <header>
            {outcome && <CheckoutNotice courseId={course._id} outcome={outcome} onLookAgain={lookAgain} />}
            <CourseHead course={course} />
          </header>
          <aside className={styles.side} aria-label={words['course.side']()}>
            <CourseBox course={course} status={status} refresh={lookAgain} isPriceMissing={isPriceMissing} />
          </aside>
          <div>
            <CourseBody page={page} done={status.enrolment?.lessonsDone} />
          </div>
        </div>
      </Wrap>
      {page.related.length > 0 && <RelatedCourses courses={page.related} />}
    </>
  );
}

export const ErrorBoundary = whenMissing(UnpublishedCourse);

function CourseNotFound() {
  return (
    <MissingPage title={words['course.missing']()} text={words['course.missingText']()}>
      <ActionLink to={paths.search}>{words['course.search']()}</ActionLink>
      <ActionLink look="quiet" to={paths.courses} text={words['ui.seeFreeCourses']()} />
    </MissingPage>
  );
}
