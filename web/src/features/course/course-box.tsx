import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { firstLanguage, languageOfLine } from '@pathshala/contract/text/languages';
import { useEffect, useState } from 'react';
import {
  continuePath,
  type EnrolmentStatus,
  progressOf,
  useEnrolmentCalls,
  useWaitingPlace,
} from '../../api/enrolments.ts';
import { useCall } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { BuyNowButton } from '../../course-ui/buy-now.tsx';
import { courseFacts, OpensSoon } from '../../course-ui/course-facts.tsx';
import { CoursePrice } from '../../course-ui/price.tsx';
import { SaveOffline } from '../../course-ui/save-offline.tsx';
import { ApiError } from '../../http/client.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useLocation, useNavigate } from '../../ui/router.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import { Awaited, Failure } from '../../ui/states.tsx';
import { useWork } from '../../ui/use-work.ts';
import { Written } from '../../ui/written.tsx';
import { errorText, moneyText, numberText } from '../../words/format.ts';
import { languageQuery, nameOfLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './course.module.css';
import { formatDuration } from './course-content.ts';

// Includes the words for classes.
const CourseBooks = lazyPart(() => import('./course-books.tsx'));

interface AcquireProps {
  /** Without a price: the buyer agrees to the current one. */
  readonly course: Unpriced<CourseDetail>;
  readonly status: EnrolmentStatus;
  readonly refresh: () => void;
}

interface CourseBoxProps extends AcquireProps {
  readonly isPriceMissing?: boolean;
}

export function CourseBox({ course, status, refresh, isPriceMissing = false }: CourseBoxProps) {
  const facts = [
    // The subject is above the title.
    ...courseFacts(course)
      .slice(1)
      .map(({ label, text }) => [label, text] as const),
    [words['course.lessons'](), numberText(course.lessons)],
    [words['course.time'](), formatDuration(course.minutes)],
    [words['course.language'](), nameOfLanguage(languageOfLine(course.title) ?? firstLanguage)],
    ...(course.outline.some(({ noQuiz }) => noQuiz)
      ? []
      : [[words['ui.quiz'](), words['course.afterLesson']()] as const]),
  ] as const;
  const isAsked = course.price === undefined && !isPriceMissing;
  // The course may have opened since the build.
  const soon = (
    <span style={isAsked ? { visibility: 'hidden' } : undefined}>
      <OpensSoon />
    </span>
  );
  return (
    <div className="card clip">
      <div className={styles.top}>
        <img
          className={`fill ${styles.cover}`}
          src={course.img}
          alt={course.pictureText ?? words['course.cover']({ title: course.title })}
          width={400}
          height={300}
        />
        <div className={`row ${styles.price}`}>
          {status.enrolment ? (
            <p className="h3">{words['course.yours']()}</p>
          ) : (
            <>
              <CoursePrice course={course} size="page" {...(!course.complete && { mark: soon })} />
              {course.complete && !!course.price && <p className="note">{words['course.paidOnce']()}</p>}
            </>
          )}
        </div>
      </div>
      <div className="stack pad" style={{ paddingTop: 'var(--ps-space-3)' }}>
        {isPriceMissing && <Failure text={words['course.noPrice']()} />}
        <CourseAction course={course} status={status} refresh={refresh} isPriceMissing={isPriceMissing} />
        <dl className="stack gap-2 ruled above-2">
          {facts.map(([name, value]) => (
            <div key={name} className="row apart gap-4">
              <dt className="soft">{name}</dt>
              <dd className="strong">{value}</dd>
            </div>
          ))}
        </dl>
        {status.enrolment && (
          <details className="fold">
            <summary className="row apart strong">
              {words['ui.more']()}
              <Icon name="next" />
            </summary>
            <div className="stack">
              <ShareButton title={course.title} path={paths.course(course._id)} />
              {course.complete && (
                <SaveOffline kind="course" id={course._id} has>
                  <CourseBooks course={course} />
                </SaveOffline>
              )}
            </div>
          </details>
        )}
      </div>
    </div>
  );
}

export interface Purchase {
  readonly running: boolean;
  readonly error: string | null;
  /** Joins a free course, or opens the checkout. Visitors sign in first. */
  start(): void;
}

/** History state of a visitor who has to sign in first: the course's id. */
interface BoughtBefore {
  readonly buy: string;
}

function leadTo(url: string, navigate: (to: string) => void): void {
  const target = new URL(url, window.location.origin);
  if (target.origin === window.location.origin) navigate(`${target.pathname}${target.search}`);
  else window.location.assign(url);
}

/** A click before the session is known waits for it. */
function usePurchase({ course, status, refresh }: AcquireProps): Purchase {
  const { state } = useSession();
  const { join } = useEnrolmentCalls();
  const call = useCall();
  const navigate = useNavigate();
  const location = useLocation();
  const [wanted, setWanted] = useState(false);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const known =
    course.price !== undefined &&
    (state.status === 'signed-out' || (state.status === 'signed-in' && status.known));

  async function acquire() {
    if (state.status !== 'signed-in') {
      const returnState: BoughtBefore = { buy: course._id };
      navigate(paths.login, { state: { from: { ...location, state: returnState } } });
      return;
    }
    if (status.enrolment || course.price === undefined) return;
    if (course.price === 0) await join(course._id);
    else {
      // With the price that the person saw: the server refuses a changed one.
      const body = { price: course.price };
      const { url } = await call(courseEndpoints.checkout, {
        courseId: course._id,
        body,
        query: languageQuery,
      });
      leadTo(url, navigate);
    }
  }

  function explain(failure: unknown) {
    refresh();
    if (failure instanceof ApiError && failure.code === 'price-changed') {
      setError(words['course.priceChanged']({ price: moneyText(course.price ?? 0) }));
    } else setError(errorText(failure));
  }

  // Continues once after the sign-in; going back does not repeat it.
  const { buy } = (location.state ?? {}) as Partial<BoughtBefore>;
  const goesOn = buy === course._id && state.status === 'signed-in';
  useEffect(() => {
    if (!goesOn) return;
    setWanted(true);
    navigate(location, { replace: true, state: null });
  }, [goesOn]);

  useEffect(() => {
    if (!wanted || !known) return;
    setWanted(false);
    setRunning(true);
    acquire()
      .catch(explain)
      .finally(() => setRunning(false));
  }, [wanted, known]);

  return {
    running: running || wanted,
    error,
    start: () => {
      setError(null);
      setWanted(true);
    },
  };
}

/** Few visitors of the page have finished the course. */
const CertificateLink = lazyPart(async () => ({
  default: (await import('../../course-ui/certificate-link.tsx')).CertificateLink,
}));

function Continue({ enrolment }: { enrolment: Enrolment }) {
  const progress = progressOf(enrolment);
  const next = enrolment.lessons.find((lesson) => lesson.id === enrolment.nextLesson);
  const goOn = progress.done === 0 ? words['course.start'] : words['ui.continue'];
  return (
    <>
      <ProgressBar {...progress} label={words['ui.progressIn']({ title: enrolment.title })} />
      {!next && <CertificateLink enrolment={enrolment} isMain />}
      <ActionLink look={next ? 'primary' : 'quiet'} to={continuePath(enrolment)}>
        {next ? goOn() : words['course.readAgain']()}
      </ActionLink>
      <p className="note middle">
        {next ? (
          <>
            {words['course.next']()} <Written text={next.title} />
          </>
        ) : (
          words['course.allDone']()
        )}
      </p>
    </>
  );
}

function WaitingListButton({ courseId }: { courseId: string }) {
  const { state } = useSession();
  const { waiting, join, leave } = useWaitingPlace(courseId);
  const navigate = useNavigate();
  const location = useLocation();
  const { error, run } = useWork();
  async function toggle() {
    if (state.status !== 'signed-in') {
      navigate(paths.login, { state: { from: location } });
      return;
    }
    await run(waiting ? leave : join);
  }
  return (
    <>
      <p>{words['course.notOpen']()}</p>
      {waiting && (
        <p role="status" className="panel strong">
          {words['course.willTell']()}
        </p>
      )}
      <ActionButton look={waiting ? 'quiet' : 'primary'} onClick={() => void toggle()}>
        {waiting ? words['course.waitNoMore']() : words['course.tellMe']()}
      </ActionButton>
      <Failure text={error} />
    </>
  );
}

function Acquire({ course, status, refresh }: AcquireProps) {
  const purchase = usePurchase({ course, status, refresh });
  const first = course.outline.find(({ id }) => mayReadLesson(course, id, 'visitor') === 'open');
  return (
    <>
      <BuyNowButton course={course} running={purchase.running} onBuy={purchase.start} />
      <Failure text={purchase.error} />
      {first && (
        <ActionLink look="quiet" to={paths.lesson(course._id, first.id)} text={words['course.readFirst']()} />
      )}
    </>
  );
}

function Step(props: AcquireProps) {
  const { course, status } = props;
  if (status.enrolment) return <Continue enrolment={status.enrolment} />;
  if (!course.complete) return <WaitingListButton courseId={course._id} />;
  return <Acquire {...props} />;
}

/** The main action for this person and course. Until the session and the price are known, it reserves its place. */
export function CourseAction({ isPriceMissing = false, ...props }: CourseBoxProps) {
  const { course, status } = props;
  // The same answer has the price and says whether the course is open.
  const isPriceAwaited =
    course.price === undefined && (course.complete || !isPriceMissing) && !status.enrolment;
  return (
    <Awaited
      isAwaited={status.awaited || isPriceAwaited}
      className={`stack ${course.complete ? styles.steady : ''}`}
    >
      <Step {...props} />
    </Awaited>
  );
}
