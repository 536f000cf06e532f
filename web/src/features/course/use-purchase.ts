import type { CourseDetail, Unpriced } from '@pathshala/contract/course';
import { paths } from '@pathshala/contract/paths';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCheckout } from '../../api/checkout.ts';
import { ApiError } from '../../api/client.ts';
import { type CoursePlace, useEnrolmentCalls } from '../../api/enrolments.ts';
import { useSession } from '../../auth/session-context.ts';
import { moneyText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

export interface Purchase {
  readonly running: boolean;
  /** Why the last try failed. */
  readonly error: string | null;
  /** Joins a free course, leads to the checkout of a priced one, and sends a visitor to sign in first. */
  start(): void;
}

interface PurchaseContext {
  /** As shown: its price is what the person agrees to. */
  readonly course: Unpriced<CourseDetail>;
  readonly place: CoursePlace;
  /** Asks for the course and the enrolments anew. */
  readonly refresh: () => void;
}

/** Leaves for another address; one of this site without loading the application anew. */
function leadTo(url: string, navigate: (to: string) => void): void {
  const target = new URL(url, window.location.origin);
  if (target.origin === window.location.origin) navigate(`${target.pathname}${target.search}`);
  else window.location.assign(url);
}

/** What Buy Now and Join do. A click before the session is known waits for it. */
export function usePurchase({ course, place, refresh }: PurchaseContext): Purchase {
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
    (state.status === 'signed-out' || (state.status === 'signed-in' && place.known));

  async function acquire() {
    if (state.status !== 'signed-in') {
      navigate(paths.login, { state: { from: location } });
      return;
    }
    if (place.enrolment || course.price === undefined) return;
    if (course.price === 0) await join(course._id);
    else leadTo(await begin(course._id, course.price), navigate);
  }

  function explain(failure: unknown) {
    refresh();
    if (failure instanceof ApiError && failure.code === 'price-changed') {
      setError(words['course.priceChanged']({ price: moneyText(course.price ?? 0) }));
    } else setError(failure instanceof Error ? failure.message : String(failure));
  }

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
