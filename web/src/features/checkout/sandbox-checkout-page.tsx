import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { PracticeOutcome, PracticeSession } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { type ReactNode, useState } from 'react';
import { useCall, useOwnAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { metaOf } from '../../page/page-meta.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { useNavigate, useParams, useSearchParams } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { Async, EmptyState, Failure, visuallyHidden } from '../../ui/states.tsx';
import { errorText, moneyText } from '../../words/format.ts';
import { langOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';

export const meta = metaOf(
  pages.practiceCheckout,
  words['titles.practiceCheckout'],
  words['descriptions.practiceCheckout'],
);

function Frame({ children }: { children: ReactNode }) {
  return (
    <Wrap>
      <div className="card clip" style={{ maxWidth: 460, margin: 'var(--ps-space-section) auto' }}>
        <p className="strong middle marigold pad">{words['checkout.practice']()}</p>
        <div className="stack roomy">
          <h1>{words['checkout.checkout']()}</h1>
          {children}
        </div>
      </div>
    </Wrap>
  );
}

function Sheet({ sessionId, session }: { readonly sessionId: string; readonly session: PracticeSession }) {
  const call = useCall();
  const navigate = useNavigate();
  const price = moneyText(session.amount);
  const [running, setRunning] = useState<PracticeOutcome | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function end(outcome: PracticeOutcome) {
    if (running) return;
    setRunning(outcome);
    setError(null);
    try {
      const { url } = await call(courseEndpoints.practiceOutcome, { sessionId, body: { outcome } });
      const { pathname, search } = new URL(url, window.location.origin);
      // Back must not lead to an ended checkout. Stays busy until the page changes.
      navigate(`${pathname}${search}`, { replace: true });
    } catch (failure) {
      setError(errorText(failure));
      setRunning(null);
    }
  }

  return (
    <>
      <dl className="lines">
        <div className="row apart gap-6">
          <dt lang={langOf(session.title)}>{session.title}</dt>
          <dd className="strong" style={{ flex: 'none' }}>
            {price}
          </dd>
        </div>
        <div className="row apart gap-6 h3">
          <dt>{words['checkout.total']()}</dt>
          <dd style={{ flex: 'none' }}>{price}</dd>
        </div>
      </dl>
      <ActionButton look="loud" aria-disabled={running !== null} onClick={() => void end('pay')}>
        {running === 'pay' ? words['checkout.paying']() : words['checkout.pay']({ price })}
      </ActionButton>
      <ActionButton look="quiet" aria-disabled={running !== null} onClick={() => void end('cancel')}>
        {words['ui.cancel']()}
      </ActionButton>
      <Failure text={error} />
      <p className="note">{words['checkout.standsIn']()}</p>
    </>
  );
}

const endings: Readonly<Record<Exclude<PracticeSession['status'], 'open'>, () => string>> = {
  paid: words['checkout.paid'],
  cancelled: words['checkout.cancelled'],
};

function Ended({ courseId, text }: { courseId: string; text: string }) {
  return (
    <>
      <h1 style={visuallyHidden}>{words['checkout.checkout']()}</h1>
      <EmptyState
        title={words['checkout.nothing']()}
        text={text}
        action={<ActionLink to={paths.course(courseId)}>{words['checkout.toCourse']()}</ActionLink>}
      />
    </>
  );
}

const blank = (
  <Frame>
    <PageLoading />
  </Frame>
);

/** Emulators only: docs/decisions/0035-payments-by-event.md. */
export function Component() {
  const { courseId = '' } = useParams();
  const [params] = useSearchParams();
  const sessionId = params.get('session');
  // No retry: a missing checkout stays missing.
  const options = { errorRetryCount: 0 };
  const answer = useOwnAnswer(courseEndpoints.practiceSession, sessionId ? { sessionId } : null, options);
  const isKnown = useSession().state.status === 'signed-in';
  if (!sessionId && !isKnown) return blank;
  if (!sessionId) return <Ended courseId={courseId} text={words['checkout.begins']()} />;
  return (
    <Async
      answer={answer}
      loading={blank}
      failure={(error) => <Ended courseId={courseId} text={error.message} />}
    >
      {(session) =>
        session.status === 'open' ? (
          <Frame>
            <Sheet sessionId={sessionId} session={session} />
          </Frame>
        ) : (
          <Ended courseId={session.courseId} text={endings[session.status]()} />
        )
      }
    </Async>
  );
}
