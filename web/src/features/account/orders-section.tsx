import type { Order } from '@pathshala/contract/accounts/account';
import { paths } from '@pathshala/contract/site/paths';
import { useOrders } from '../../api/account.ts';
import { Price } from '../../course-ui/price.tsx';
import { langOf } from '../../ui/language.ts';
import { PaperSection } from '../../ui/paper-section.tsx';
import { Link } from '../../ui/router.ts';
import { AsyncList, Failure, PageLoading } from '../../ui/states.tsx';
import { ownDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './orders.module.css';

function OrderRow({ order: { _id, title, amount, status, at } }: { order: Order }) {
  return (
    <li className={styles.order}>
      <div className="stack gap-0">
        <strong lang={langOf(title)}>{title}</strong>
        <span className="soft">
          {ownDayText(at)}
          {status === 'refunded' && ` · ${words['account.refunded']()}`}
          {status === 'refund-due' && ` · ${words['account.paidTwice']()}`}
        </span>
      </div>
      <Price dollars={amount} />
      <Link
        to={paths.receipt(_id)}
        className="tap strong"
        aria-label={words['account.receiptFor']({ title })}
      >
        {words['titles.receipt']()}
      </Link>
    </li>
  );
}

/** What was bought, each with its receipt. */
export function OrdersSection() {
  const answer = useOrders();
  return (
    <PaperSection title={words['account.orders']()}>
      <AsyncList
        answer={answer}
        loading={<PageLoading height={40} />}
        failure={(error) => <Failure text={error.message} />}
        empty={<p className="soft above-4">{words['account.noOrders']()}</p>}
      >
        {(orders) => (
          <ul className="stack gap-0 lines above-4">
            {orders.map((order) => (
              <OrderRow key={order._id} order={order} />
            ))}
          </ul>
        )}
      </AsyncList>
    </PaperSection>
  );
}
