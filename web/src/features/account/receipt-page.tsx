import { owner } from '@pathshala/brand/owner.config';
import { siteConfig } from '@pathshala/brand/site.config';
import type { Order } from '@pathshala/contract/account';
import { paths } from '@pathshala/contract/paths';
import { priceText } from '@pathshala/contract/price';
import { pages } from '@pathshala/contract/routes';
import { useParams } from 'react-router-dom';
import { useOrders } from '../../api/account.ts';
import { type CurrentUser, useSession } from '../../auth/session-context.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { Async } from '../../ui/async.tsx';
import { langOf } from '../../ui/language.ts';
import { PageLoading } from '../../ui/page-loading.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { EmptyState } from '../../ui/states.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { orderDay } from './order-day.ts';
import styles from './receipt.module.css';

export function meta() {
  return pageMeta({ page: pages.receipt, description: 'What was paid for a course, to print or to keep.' });
}

function Bill({ order, user }: { order: Order; user: CurrentUser }) {
  const { _id, title, amount, status, at } = order;
  const rows = [
    ['Order', _id],
    ['Day', orderDay(at)],
    ['Paid by', [user.displayName, user.email].filter(Boolean).join(', ')],
    ['State', status === 'refunded' ? 'Refunded in full' : 'Paid in full'],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.bill}>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">US dollars</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td lang={langOf(title)}>{title}</td>
            <td>{priceText(amount)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{status === 'refunded' ? 'Given back' : 'Total'}</th>
            <td>{priceText(amount)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>One payment for one course. Nothing renews.</p>
      <div className={styles.ways}>
        <ActionButton onClick={() => window.print()}>Print</ActionButton>
        <ActionLink look="quiet" to={paths.account}>
          My Account
        </ActionLink>
      </div>
    </>
  );
}

/** The sheet, with what was paid on it as soon as that is known. */
function Receipt({ order, user }: { order?: Order; user?: CurrentUser | null }) {
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p className={styles.school}>{siteConfig.name}</p>
          <address>
            {owner.name}
            <br />
            {owner.address}
            <br />
            {siteConfig.contactEmail}
          </address>
        </div>
        <h1>Receipt</h1>
      </header>
      {order && user ? <Bill order={order} user={user} /> : <PageLoading />}
    </article>
  );
}

const missing = (
  <>
    <h1 style={visuallyHidden}>Receipt</h1>
    <EmptyState
      title="There is no such order"
      text="It may belong to another account. Yours are all on your account page."
      action={<ActionLink to={paths.account}>My Account</ActionLink>}
    />
  </>
);

/** A payment on a page of its own, to print. */
export default function ReceiptPage() {
  const { orderId } = useParams();
  const { user } = useSession().state;
  const answer = useOrders();
  return (
    <Wrap>
      <Async answer={answer} loading={<Receipt />} failure="The receipt did not arrive">
        {(orders) => {
          const order = orders.find(({ _id }) => _id === orderId);
          return order ? <Receipt order={order} user={user} /> : missing;
        }}
      </Async>
    </Wrap>
  );
}
