import type { Order } from '@pathshala/contract/accounts/account';
import { paths } from '@pathshala/contract/site/paths';
import { type CurrentUser, useSession } from '../../auth/session-context.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { moneyText, ownDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './receipt.module.css';

function stateOf(status: Order['status']): string {
  if (status === 'refunded') return words['account.refundedFull']();
  return status === 'refund-due' ? words['account.paidTwice']() : words['account.paidFull']();
}

/** What was paid for what, by whom. */
export function Bill({ order, user }: { order: Order; user: CurrentUser }) {
  const { _id, title, amount, status, at } = order;
  const refunded = status === 'refunded';
  const isOwn = useSession().state.user?.uid === user.uid;
  const rows = [
    [words['account.order'](), _id],
    [words['account.day'](), ownDayText(at)],
    [
      words['account.paidBy'](),
      user.displayName ||
        (isOwn ? (
          <Link key="name" to={paths.account}>
            {words['account.addName']()}
          </Link>
        ) : (
          '–'
        )),
    ],
    [words['account.email'](), user.email],
    [words['account.state'](), stateOf(status)],
  ] as const;
  return (
    <>
      <dl className={`stack gap-2 ${styles.facts}`}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={`table ${styles.bill}`}>
        <thead>
          <tr>
            <th scope="col">{words['account.course']()}</th>
            <th scope="col">{words['account.dollars']()}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td lang={langOf(title)}>{title}</td>
            <td>{moneyText(amount)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{refunded ? words['account.givenBack']() : words['account.total']()}</th>
            <td>{moneyText(amount)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="soft">{words['account.onePayment']()}</p>
      <div className="cluster screen">
        <ActionButton onClick={() => window.print()}>{words['account.print']()}</ActionButton>
        <ActionLink look="quiet" to={paths.account}>
          {words['titles.account']()}
        </ActionLink>
      </div>
    </>
  );
}
