import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { useEffect, useState } from 'react';
import { useCheckout } from '../../api/checkout.ts';
import { continuePath, type EnrolmentStatus, progressOf, useEnrolmentCalls } from '../../api/enrolments.ts';
import { useWaitingPlace } from '../../api/waiting-list.ts';
import { useSession } from '../../auth/session-context.ts';
import { BuyNowButton } from '../../course-ui/buy-now.tsx';
import { ApiError } from '../../http/client.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useLocation, useNavigate } from '../../ui/router.ts';
import { Awaited, Failure } from '../../ui/states.tsx';
import { Written } from '../../ui/written.tsx';
import { errorText, moneyText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './course.module.css';

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

interface PurchaseContext {
  /** The person agrees to its price. */
  readonly course: Unpriced<CourseDetail>;
  readonly status: EnrolmentStatus;
  readonly refresh: () => void;
}

function leadTo(url: string, navigate: (to: string) => void): void {
  const target = new URL(url, window.location.origin);
  if (target.origin === window.location.origin) navigate(`${target.pathname}${target.search}`);
  else window.location.assign(url);
}

/** A click before the session is known waits for it. */
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
      <ActionLink to={continuePath(enrolment)}>{next ? goOn() : words['course.readAgain']()}</ActionLink>

      <CertificateLink enrolment={enrolment} />

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
  readonly isPriceMissing: boolean;
}

/** The main action for this person and course. Until the session and the price are known, it reserves its place. */
export function CourseAction({ isPriceMissing, ...props }: CourseActionProps) {
  const { course, status } = props;
  // The answer with the price also says whether the course is open.
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
