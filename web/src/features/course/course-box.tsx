import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { firstLanguage, languageOfLine } from '@pathshala/contract/text/languages';
import { type ReactNode, useEffect, useState } from 'react';
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
import bar from '../../ui/bottom-bar.module.css';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useLocation, useNavigate } from '../../ui/router.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import { Awaited, Failure } from '../../ui/states.tsx';
import { useWork } from '../../ui/use-work.ts';
import { Written } from '../../ui/written.tsx';
import { moneyText, numberText } from '../../words/format.ts';
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
  readonly isPriceMissing?: boolean;
}

export function CourseBox(props: AcquireProps) {
  const { course, status } = props;
  // The subject is above the title.
  const [, ...others] = courseFacts(course);
  const facts = [
    ...others.map(({ label, text }) => [label, text] as const),
    [words['course.lessons'](), numberText(course.lessons)],
    [words['course.time'](), formatDuration(course.minutes)],
    [words['course.language'](), nameOfLanguage(languageOfLine(course.title) ?? firstLanguage)],
    ...(course.outline.some(({ noQuiz }) => noQuiz)
      ? []
      : [[words['ui.quiz'](), words['course.afterLesson']()] as const]),
  ] as const;
  return (
    <div className={`card pad cluster start gap-4 ${styles.box}`}>
      <img
        className={`fill ${styles.cover}`}
        src={course.img}
        alt={course.pictureText ?? words['course.cover']({ title: course.title })}
        width={400}
        height={300}
      />
      {props.isPriceMissing && <Failure text={words['course.noPrice']()} className={styles.whole} />}
      <Step {...props} />
      <dl className={`stack gap-2 ruled ${styles.whole}`}>
        {/* In the place of the last two, who has the course has More. */}
        {facts.slice(0, status.enrolment ? -2 : undefined).map(([name, value]) => (
          <div key={name} className="row apart gap-4">
            <dt className="soft">{name}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      {status.enrolment && (
        <details className={`fold ${styles.whole}`}>
          <summary className="row apart strong" style={{ paddingInline: 0 }}>
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
  );
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

/** Joins a free course, or opens the checkout; visitors sign in first. A click before the session is known waits for it. */
function usePurchase({ course, status, refresh }: AcquireProps) {
  const { state } = useSession();
  const { join } = useEnrolmentCalls();
  const call = useCall();
  const navigate = useNavigate();
  const location = useLocation();
  const [wanted, setWanted] = useState(false);
  const { running, error, run } = useWork();
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
    const { _id: courseId, price } = course;
    if (price === 0) return await join(courseId);
    // With the price that the person saw: the server refuses a changed one.
    const { url } = await call(courseEndpoints.checkout, { courseId, body: { price }, query: languageQuery });
    leadTo(url, navigate);
  }

  function explain(failure: unknown) {
    refresh();
    const isPriceChanged = failure instanceof ApiError && failure.code === 'price-changed';
    if (!isPriceChanged) throw failure;
    throw new Error(words['course.priceChanged']({ price: moneyText(course.price ?? 0) }), {
      cause: failure,
    });
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
    void run(() => acquire().catch(explain));
  }, [wanted, known]);

  return { running: running || wanted, error, start: () => setWanted(true) };
}

/** Few visitors of the page have finished the course. */
const CertificateLink = lazyPart(async () => ({
  default: (await import('../../course-ui/certificate-link.tsx')).CertificateLink,
}));

interface PlacesProps {
  /** The buttons may be wrong for this reader. */
  readonly isAwaited: boolean;
  readonly said: ReactNode;
  readonly main: ReactNode;
  readonly failure?: string | null;
  readonly children: ReactNode;
}

/** What is said and the main button are at the bottom of a phone from the first paint, so that nothing moves. */
function Places({ isAwaited, said, main, failure = null, children }: PlacesProps) {
  return (
    <>
      <div data-bar className={`stack ${bar.main} ${styles.main}`}>
        <div>{said}</div>
        <Awaited isAwaited={isAwaited} className="stack">
          {main}
        </Awaited>
        <Failure text={failure} />
      </div>
      <Awaited isAwaited={isAwaited} className="stack gap-2">
        {children}
      </Awaited>
    </>
  );
}

function Continue({ enrolment }: { enrolment: Enrolment }) {
  const progress = progressOf(enrolment);
  const next = enrolment.lessons.find((lesson) => lesson.id === enrolment.nextLesson);
  const goOn = progress.done === 0 ? words['course.start'] : words['ui.continue'];
  const said = next ? (
    <p>
      {words['course.next']()} <Written as="strong" text={next.title} />
    </p>
  ) : (
    words['course.allDone']()
  );
  const to = continuePath(enrolment);
  const main = next ? <ActionLink to={to} text={goOn()} /> : <CertificateLink enrolment={enrolment} isMain />;
  return (
    <Places isAwaited={false} said={said} main={main}>
      <ProgressBar {...progress} label={words['ui.progressIn']({ title: enrolment.title })} />
      {!next && <ActionLink look="quiet" to={to} text={words['course.readAgain']()} />}
    </Places>
  );
}

interface StepProps extends AcquireProps {
  readonly isAwaited: boolean;
}

function WaitingList({ course, isPriceMissing, isAwaited }: StepProps) {
  const { state } = useSession();
  const { waiting, join, leave } = useWaitingPlace(course._id);
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
  const main = (
    <ActionButton look={waiting ? 'quiet' : 'primary'} onClick={() => void toggle()}>
      {waiting ? words['course.waitNoMore']() : words['course.tellMe']()}
    </ActionButton>
  );
  // The course may have opened since the build.
  const mark = !isAwaited && <OpensSoon />;
  const said = isPriceMissing ? mark : <CoursePrice course={course} size="page" mark={mark} />;
  return (
    <Places isAwaited={isAwaited} said={said} main={main} failure={error}>
      <p role="status">{waiting ? words['course.willTell']() : words['course.notOpen']()}</p>
    </Places>
  );
}

function Acquire({ course, status, refresh, isAwaited }: StepProps) {
  const purchase = usePurchase({ course, status, refresh });
  const first = course.outline.find(({ id }) => mayReadLesson(course, id, 'visitor') === 'open');
  const said = (
    <>
      <CoursePrice course={course} size="page" />
      {!!course.price && <p className="note">{words['course.paidOnce']()}</p>}
    </>
  );
  const main = <BuyNowButton course={course} running={purchase.running} onBuy={purchase.start} />;
  return (
    <Places isAwaited={isAwaited} said={said} main={main} failure={purchase.error}>
      {first && (
        <ActionLink look="quiet" to={paths.lesson(course._id, first.id)} text={words['course.readFirst']()} />
      )}
    </Places>
  );
}

/** The main action for this person and course. Until the session and the price are known, it reserves its place. */
function Step(props: AcquireProps) {
  const { course, status, isPriceMissing = false } = props;
  if (status.enrolment) return <Continue enrolment={status.enrolment} />;
  // Without a price nothing can be bought: the message stands alone.
  if (isPriceMissing && course.complete) return null;
  // The same answer has the price and says whether the course is open.
  const isPriceAwaited = course.price === undefined && !isPriceMissing;
  const Way = course.complete ? Acquire : WaitingList;
  return <Way {...props} isAwaited={status.awaited || isPriceAwaited} />;
}
