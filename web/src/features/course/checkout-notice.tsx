import { paths } from '@pathshala/contract/site/paths';
import { useOrders } from '../../api/account.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { Wheel } from '../../ui/loading.tsx';
import { words } from '../../words/words.ts';

/** Shown once the school has the order. */
function ReceiptLink({ courseId }: { readonly courseId: string }) {
  const { data } = useOrders();
  // The newest: a course may be bought again after a refund.
  const order = data?.find((one) => one.courseId === courseId && one.status === 'paid');
  return (
    order && <ActionLink small look="quiet" to={paths.receipt(order._id)} text={words['titles.receipt']()} />
  );
}

const endings = {
  cancelled: { title: words['course.cancelled'], text: words['course.cancelledText'] },
  /** Paid; the enrolment will arrive. */
  waiting: { title: words['course.paid'], text: words['course.paidText'] },
  /** Paid; the enrolment takes longer than usual. */
  late: { title: words['course.late'], text: words['course.lateText'] },
  arrived: { title: words['course.arrived'], text: words['course.arrivedText'] },
} as const;

export type CheckoutOutcome = keyof typeof endings;

export default function CheckoutNotice({
  courseId,
  outcome,
  onLookAgain,
}: {
  courseId: string;
  outcome: CheckoutOutcome;
  onLookAgain: () => void;
}) {
  const { title, text } = endings[outcome];
  return (
    <div role="status" className={`card pad cluster edge below-4 ${outcome === 'arrived' ? 'good' : ''}`}>
      {outcome === 'waiting' && <Wheel small />}
      <div className="words">
        <strong>{title()}</strong>
        <p className="soft">{text()}</p>
      </div>
      {outcome === 'arrived' && <ReceiptLink courseId={courseId} />}
      {outcome === 'late' && (
        <ActionButton small look="quiet" onClick={onLookAgain} text={words['course.lookAgain']()} />
      )}
    </div>
  );
}
