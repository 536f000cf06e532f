import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { paths } from '@pathshala/contract/site/paths';
import { useEffect, useState } from 'react';
import { useCheckout } from '../../api/checkout.ts';
import { useEnrolmentCalls } from '../../api/enrolment-calls.ts';
import type { EnrolmentStatus } from '../../api/enrolments.ts';
import { useSession } from '../../auth/session-context.ts';
import { ApiError } from '../../http/client.ts';
import { useLocation, useNavigate } from '../../ui/router.ts';
import { errorText, moneyText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

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
export function usePurchase({ course, status, refresh }: PurchaseContext): Purchase {
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
