import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { Order } from '@pathshala/contract/accounts/user';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import type { ReactNode } from 'react';
import { useOrders } from '../../api/account.ts';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { type CurrentUser, useSession } from '../../auth/session-context.ts';
import { metaOf } from '../../page/page-meta.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { useParams, useSearchParams } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { Async, EmptyState, visuallyHidden } from '../../ui/states.tsx';
import { WrittenLink } from '../../ui/written.tsx';
import { ownDayText } from '../../words/format.ts';
import { langOf, languageQuery, siteLanguage } from '../../words/language.ts';
import { amountText } from '../../words/money.ts';
import { ownerInWords } from '../../words/owner.ts';
import { useSchool } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import styles from './receipt.module.css';

function stateOf({ status, note }: Order): string {
  if (note !== undefined) return words['account.paidCash']();
  if (status === 'refunded') return words['account.refundedFull']();
  return status === 'refund-due' ? words['account.paidTwice']() : words['account.paidFull']();
}

const currencyName = new Intl.DisplayNames(siteLanguage, { type: 'currency' });

function Bill({ order, user }: { order: Order; user: CurrentUser }) {
  const { _id, title, currency, status, at, note } = order;
  const refunded = status === 'refunded';
  const isOwn = useSession().state.user?.uid === user.uid;
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [words['account.day'](), ownDayText(at)],
    [
      words['account.paidBy'](),
      user.displayName ||
        (isOwn ? <WrittenLink key="name" to={paths.account} text={words['account.addName']()} /> : '–'),
    ],
    [words['account.email'](), user.email],
    [words['account.state'](), stateOf(order)],
    ...(note ? [[words['account.note'](), note] as const] : []),
  ];
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
            <th scope="col">{currencyName.of(currency)}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td lang={langOf(title)}>{title}</td>
            <td>{amountText(order)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{refunded ? words['account.givenBack']() : words['account.total']()}</th>
            <td>{amountText(order)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="soft">{words['account.onePayment']()}</p>
      <p className="note">
        {words['account.order']()}: {_id}
      </p>
      <div className="cluster screen">
        <ActionButton onClick={() => window.print()}>{words['account.print']()}</ActionButton>
        <ActionLink look="quiet" to={paths.account} text={words['titles.account']()} />
      </div>
    </>
  );
}

export const meta = metaOf(pages.receipt, words['titles.receipt'], words['descriptions.receipt']);

function Receipt({ order, user }: { order?: Order; user?: CurrentUser | null }) {
  const school = useSchool();
  return (
    <article className={`card roomy stack gap-6 ${styles.sheet}`}>
      <header className={`row apart ${styles.head}`}>
        <div>
          <p className="h3">{school.name}</p>
          <address className="soft" lang={langOf(school.address)}>
            {ownerInWords.name}
            <br />
            {school.address}
            <br />
            {school.email}
          </address>
        </div>
        <h1>{words['titles.receipt']()}</h1>
      </header>
      {order && user ? <Bill order={order} user={user} /> : <PageLoading />}
    </article>
  );
}

function NoOrder() {
  return (
    <>
      <h1 style={visuallyHidden}>{words['titles.receipt']()}</h1>
      <EmptyState
        why="none-found"
        title={words['account.noOrder']()}
        text={words['account.noOrderText']()}
        action={<ActionLink to={paths.account}>{words['titles.account']()}</ActionLink>}
      />
    </>
  );
}

/** Oneself; for an admin the uid in `?of=`. */
function useBuyer() {
  const uid = useSearchParams()[0].get('of');
  const { user } = useSession().state;
  const own = useOrders();
  const person = useOwnAnswer(accountEndpoints.person, uid ? { uid, query: languageQuery } : null);
  if (!uid) return { answer: own, user };
  const { data } = person;
  return {
    answer: { ...person, data: data?.orders },
    user: data ? { ...data.user, uid, photoURL: null } : null,
  };
}

export function Component() {
  const { orderId } = useParams();
  const { answer, user } = useBuyer();
  return (
    <Wrap>
      <Async answer={answer} loading={<Receipt />} failure={words['account.receiptFailed']()}>
        {(orders) => {
          const order = orders.find(({ _id }) => _id === orderId);
          return order ? <Receipt order={order} user={user} /> : <NoOrder />;
        }}
      </Async>
    </Wrap>
  );
}
