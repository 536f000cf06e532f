import { paths } from '@pathshala/contract/site/paths';
import { useOrders } from '../../api/account.ts';
import { ActionLink } from '../../ui/action.tsx';
import { words } from '../../words/words.ts';

/** The way to the receipt of what was just paid, as soon as the school has the order. */
export function ReceiptLink({ courseId }: { readonly courseId: string }) {
  const { data } = useOrders();
  // The newest first: a course may have been bought again after a refund.
  const order = data?.find((one) => one.courseId === courseId && one.status === 'paid');
  return (
    order && (
      <ActionLink small look="quiet" to={paths.receipt(order._id)}>
        {words['titles.receipt']()}
      </ActionLink>
    )
  );
}
