import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import { type LessonRefusal, lessonRefusals } from '@pathshala/contract/courses/lesson-access';
import { errorCodes } from '@pathshala/contract/http/errors';
import { paths } from '@pathshala/contract/site/paths';
import { useEffect, useState } from 'react';
import { useCourse } from '../../api/courses.ts';
import { type EnrolmentStatus, hasCourse, useEnrolment, useEnrolmentCalls } from '../../api/enrolments.ts';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { useSaved } from '../../course-ui/use-saved.ts';
import type { ApiError } from '../../http/client.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { ActionLink } from '../../ui/action.tsx';
import { useLoaderData, useLocation, useParams } from '../../ui/router.ts';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { Wrap } from '../../ui/section.tsx';
import awaited from '../../ui/states.module.css';
import { Async, EmptyState, ErrorState, visuallyHidden } from '../../ui/states.tsx';
import { langOf, languageQuery } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { CourseContents } from './course-contents.tsx';
import styles from './lesson.module.css';
import { LessonArticle, type PassedBefore } from './lesson-article.tsx';
import {
  type ClosedLessonData,
  closedLessonMeta,
  type LessonPageData,
  lessonMeta,
  lessonTitle,
  readLessonPage,
} from './lesson-content.ts';

/**
 * Joins a free course for somebody who passed its first lesson as a visitor and registered to continue, and marks that
 * lesson as done. Registering to continue shows that they want the course, so no further click is needed.
 * @param onJoined fetches the lesson again
 * @returns whether joining is under way; after a failure the page is the usual one
 */
export function useJoinOnArrival(
  course: Unpriced<CourseDetail> | undefined,
  { enrolment, known }: EnrolmentStatus,
  onJoined: () => Promise<unknown>,
): boolean {
  const { passed } = (useLocation().state ?? {}) as Partial<PassedBefore>;
  const { join, markLesson } = useEnrolmentCalls();
  const isSignedIn = useSession().state.status === 'signed-in';
  const [step, setStep] = useState<'before' | 'under way' | 'over'>('before');
  const isAsked =
    isSignedIn && passed !== undefined && step === 'before' && course?.price === 0 && !enrolment;
  const id = isAsked && known ? course._id : undefined;
  useEffect(() => {
    if (id === undefined || passed === undefined) return;
    setStep('under way');
    join(id)
      .then(() => markLesson(id, passed, true))
      .then(onJoined)
      .catch(() => undefined)
      .finally(() => setStep('over'));
  }, [id, passed]);
  return isAsked || step === 'under way';
}

const widths = ['60%', '85%', '100%', '100%', '70%'];

/**
 * The placeholder of a loading lesson. Its hidden heading is for the prerendered page only; after hydration the focus
 * waits for the lesson's own heading.
 */
export function LessonSkeleton() {
  const { status } = useSession().state;
  return (
    <>
      {status === 'loading' && <h1 style={visuallyHidden}>{words['titles.lesson']()}</h1>}
      <div role="status" aria-label={words['ui.loading']()} className="stack gap-4">
        {Array.from({ length: 14 }, (_, line) => (
          <i
            key={line}
            className={awaited.blank}
            style={{ height: line === 1 ? 44 : 16, width: widths[line % 5] }}
          />
        ))}
      </div>
    </>
  );
}

export function LessonContents({ body, hasQuiz }: { readonly body: string; readonly hasQuiz: boolean }) {
  const headings = body.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g);
  // With the heading's own HTML: it may hold a formula.
  const parts = [...headings].map(([, id = '', html = '']) => ({ id, html }));
  if (hasQuiz) parts.push({ id: 'quiz', html: words['ui.quiz']() });
  const current = useCurrentPart(parts.map(({ id }) => id));
  if (parts.length < 2) return null;
  return (
    <nav aria-labelledby="on-this-page" className={`note screen ${styles.contents}`}>
      <h2 id="on-this-page" className="note strong">
        {words['lesson.contents']()}
      </h2>
      <ol className="stack gap-0">
        {parts.map(({ id, html }) => (
          <li key={id}>
            <a className="plain" href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <SchoolHtml as="span" html={html} lang={langOf(html)} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A part is current when its heading is above this line, below the sticky header; CSS pixels from the top. */
const line = 180;

/**
 * Finds the part of a page that is being read.
 * @param ids of the parts' headings, in order
 * @returns id of the last heading that the reader has reached; undefined above the first one
 */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const isReached = (id: string) => {
      const heading = document.getElementById(id);
      return heading !== null && heading.getBoundingClientRect().top <= line;
    };
    const look = () => setCurrent(all.split(' ').findLast(isReached));
    const scrolled = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scrolled);
    };
  }, [all]);
  return current;
}

interface LessonRefusedProps {
  readonly error: ApiError;
  readonly courseId: string;
  readonly onRetry: () => void;
}

const reasons = {
  unauthenticated: {
    why: 'refused',
    title: words['lesson.forMembers'],
    text: words['lesson.forMembersText'],
  },
  'not-enrolled': { why: 'refused', title: words['lesson.withCourse'], text: words['lesson.withCourseText'] },
  'course-not-open': { why: 'empty', title: words['lesson.notOpen'], text: words['lesson.notOpenText'] },
  'not-found': { why: 'none-found', title: words['lesson.missing'], text: words['lesson.missingText'] },
} as const satisfies Record<LessonRefusal, object>;

/** The contract's reason of an error; undefined: another error, and trying again may help. */
function refusalOf(error: ApiError, visitor: boolean): LessonRefusal | undefined {
  // By status: an expired sign-in needs a new sign-in, just as a missing one does.
  const refusal = lessonRefusals.find((code) => errorCodes[code].status === error.status);
  // Somebody who has logged out in the meantime has to sign in again.
  return refusal === 'not-enrolled' && visitor ? 'unauthenticated' : refusal;
}

export function LessonRefused({ error, courseId, onRetry }: LessonRefusedProps) {
  const { state } = useSession();
  const from = useLocation();
  const text = error.message;
  if (error.code === 'consent-needed') {
    // The page that asks for it opens by itself; this is for people who come back from it.
    const action = <ActionLink to={paths.age} state={{ from }} text={words['lesson.whatIsMissing']()} />;
    return <EmptyState why="refused" title={words['errors.consent-needed']()} text={text} action={action} />;
  }
  const visitor = state.status !== 'signed-in';
  const refusal = refusalOf(error, visitor);
  if (!refusal) return <ErrorState title={words['lesson.failed']()} text={text} onRetry={onRetry} />;
  const courseLink = (
    <ActionLink to={paths.course(courseId)} look={visitor ? 'quiet' : 'primary'}>
      {words['lesson.seeCourse']()}
    </ActionLink>
  );
  const ways = (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' }}>
      <ActionLink to={paths.login} state={{ from }} text={words['fixed.login']()} />
      {courseLink}
    </div>
  );
  const reason = reasons[refusal];
  const action = refusal === 'unauthenticated' ? ways : courseLink;
  return <EmptyState why={reason.why} title={reason.title()} text={reason.text()} action={action} />;
}

type LoaderData = LessonPageData | ClosedLessonData | null;

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
const takenBack: readonly ApiError['code'][] = [
  'not-found',
  'course-not-open',
  'not-enrolled',
  'consent-needed',
];

export function Component() {
  const { courseId = '', lessonId = '' } = useParams();
  const data = useLoaderData<LoaderData>();
  const written = data && 'lesson' in data ? data : null;
  const name = { courseId, lessonId, query: languageQuery };
  const given = useOwnAnswer(courseEndpoints.lesson, name, {
    errorRetryCount: 0,
    // If the lesson changed while somebody reads, they would lose their place.
    revalidateOnReconnect: false,
    keeps: true,
    ...(written && { fallbackData: written.lesson }),
  });
  const lesson = given.error && takenBack.includes(given.error.code) ? undefined : given.data;
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
