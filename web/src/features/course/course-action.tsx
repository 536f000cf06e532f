import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { Suspense, useEffect, useState } from 'react';
import { useCheckout } from '../../api/checkout.ts';
import { continuePath, type EnrolmentStatus, progressOf, useEnrolmentCalls } from '../../api/enrolments.ts';
import { useWaitingPlace } from '../../api/waiting-list.ts';
import { useSession } from '../../auth/session-context.ts';
import { BuyNowButton } from '../../course-ui/buy-now.tsx';
import { ApiError } from '../../http/client.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useLocation, useNavigate } from '../../ui/router.ts';
import { Awaited, Failure } from '../../ui/states.tsx';
import { errorText, moneyText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './course.module.css';

export interface Purchase {
  readonly running: boolean;
  /** Why the last try failed. */
  readonly error: string | null;
  /** Joins a free course, leads to the checkout of a priced one; a visitor signs in first, and it continues then. */
  start(): void;
}

/** What the history keeps of a visitor who pressed Buy Now or Join and was sent to sign in: the course's id. */
interface BoughtBefore {
  readonly buy: string;
}

interface PurchaseContext {
  /** As shown: its price is what the person agrees to. */
  readonly course: Unpriced<CourseDetail>;
  readonly status: EnrolmentStatus;
  /** Reloads course and enrolments. */
  readonly refresh: () => void;
}

/** Navigates; within the site without reloading. */
function leadTo(url: string, navigate: (to: string) => void): void {
  const target = new URL(url, window.location.origin);
  if (target.origin === window.location.origin) navigate(`${target.pathname}${target.search}`);
  else window.location.assign(url);
}

/** Handles Buy Now and Join. A click before the session is known waits for it. */
function usePurchase({ course, status, refresh }: PurchaseContext): Purchase {
  const { state } = useSession();
  const { join } = useEnrolmentCalls();
  const { begin } = useCheckout();
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
    else leadTo(await begin(course._id, course.price), navigate);
  }

  function explain(failure: unknown) {
    refresh();
    if (failure instanceof ApiError && failure.code === 'price-changed') {
      setError(words['course.priceChanged']({ price: moneyText(course.price ?? 0) }));
    } else setError(errorText(failure));
  }

  // Who was sent to sign in has said what they want: it continues by itself, once. Going back does not begin it again.
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

/** For anyone who has finished a course: most who open its page have not. */
const CertificateLink = lazyPart(async () => ({
  default: (await import('../../course-ui/certificate-link.tsx')).CertificateLink,
}));

/** For a student: how far they are, and the lesson to continue with. */
function Continue({ enrolment }: { enrolment: Enrolment }) {
  const progress = progressOf(enrolment);
  const next = enrolment.lessons.find((lesson) => lesson.id === enrolment.nextLesson);
  const goOn = progress.done === 0 ? words['course.start'] : words['ui.continue'];
  return (
    <>
      <ProgressBar {...progress} label={words['ui.progressIn']({ title: enrolment.title })} />
      <ActionLink to={continuePath(enrolment)}>{next ? goOn() : words['course.readAgain']()}</ActionLink>
      <Suspense>
        <CertificateLink enrolment={enrolment} />
      </Suspense>
      <p className="note middle">
        {next ? (
          <>
            {words['course.next']()} <span lang={langOf(next.title)}>{next.title}</span>
          </>
        ) : (
          words['course.allDone']()
        )}
      </p>
    </>
  );
}

/** For a course that is still being written: asks to be told when it opens, and takes that back. */
function WaitingListButton({ courseId }: { courseId: string }) {
  const { state } = useSession();
  const { waiting, join, leave } = useWaitingPlace(courseId);
  const navigate = useNavigate();
  const location = useLocation();
  const [error, setError] = useState<string | null>(null);
  async function toggle() {
    if (state.status !== 'signed-in') {
      navigate(paths.login, { state: { from: location } });
      return;
    }
    setError(null);
    await (waiting ? leave() : join()).catch((failure: Error) => setError(failure.message));
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

interface AcquireProps {
  readonly course: Unpriced<CourseDetail>;
  readonly status: EnrolmentStatus;
  readonly refresh: () => void;
}

/** Buy Now or Join, and a first lesson to try. */
function Acquire({ course, status, refresh }: AcquireProps) {
  const purchase = usePurchase({ course, status, refresh });
  const first = course.outline.find(({ id }) => mayReadLesson(course, id, 'visitor') === 'open');
  return (
    <>
      <BuyNowButton course={course} running={purchase.running} onBuy={purchase.start} />
      <Failure text={purchase.error} />
      {first && (
        <ActionLink look="quiet" to={paths.lesson(course._id, first.id)}>
          {words['course.readFirst']()}
        </ActionLink>
      )}
      {course.price !== undefined && course.price > 0 && (
        <p className="note middle">{words['course.paidOnce']()}</p>
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

interface CourseActionProps extends AcquireProps {
  /** The price cannot be loaded. */
  readonly isPriceMissing: boolean;
}

/**
 * The one step that makes sense for this person and this course. Until it is known whose course it is, and what it costs,
 * what could be the wrong step keeps its place and says nothing.
 */
export function CourseAction({ isPriceMissing, ...props }: CourseActionProps) {
  const { course, status } = props;
  // With the price comes whether it is open.
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
