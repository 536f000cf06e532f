import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Order } from '@pathshala/contract/accounts/user';
import { hasPart, type OrderEntry, overviewEndpoints } from '@pathshala/contract/overview/overview';
import { paths } from '@pathshala/contract/site/paths';
import { isDay } from '@pathshala/contract/site/region';
import { pages } from '@pathshala/contract/site/routes';
import { useState } from 'react';
import { useListPage, usePagedList, useWholeList } from '../../api/paged-list.ts';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { Someone } from '../../page/someone.tsx';
import type { CsvColumn } from '../../ui/csv-button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { ListPage, orAll, useFilter } from '../../ui/list-page.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Link } from '../../ui/router.ts';
import { useAddressText } from '../../ui/use-address.ts';
import { Written } from '../../ui/written.tsx';
import { languageQuery } from '../../words/language.ts';
import { amountText, orderState, orderStates, sumText } from '../../words/money.ts';
import { words } from '../../words/words.ts';

const GrantDialog = lazyDialog(() => import('../../course-ui/grant-dialog.tsx'));

export const meta = metaOf(pages.orders, words['titles.orders'], words['descriptions.orders']);

const states = Object.keys(orderStates) as Order['status'][];

const csvColumns = (): readonly CsvColumn<OrderEntry>[] => [
  { title: words['overview.paid'](), cell: ({ at }) => at },
  { title: words['ui.email'](), cell: ({ email }) => email },
  { title: words['ui.name'](), cell: ({ displayName }) => displayName },
  { title: words['overview.course'](), cell: ({ title }) => title },
  { title: words['overview.courseId'](), cell: ({ courseId }) => courseId },
  { title: words['orders.amount'](), cell: ({ amount }) => amount },
  { title: words['orders.currency'](), cell: ({ currency }) => currency },
  { title: words['overview.state'](), cell: ({ status }) => status },
  { title: words['account.note'](), cell: ({ note = '' }) => note },
  { title: words['overview.payment'](), cell: ({ _id }) => _id },
];

const columns = (): readonly Column<OrderEntry>[] => [
  {
    ...{ key: 'at', label: words['account.day'](), width: '140px', phone: 7 },
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    ...{ key: 'amount', label: words['orders.amount'](), width: '130px', phone: 5 },
    cell: (order) => <strong>{amountText(order)}</strong>,
  },
  {
    ...{ key: 'who', label: words['ui.email']() },
    cell: ({ uid, email, displayName }) => {
      const person = <Someone party={{ _id: uid, email, displayName }} />;
      return email ? <Link to={paths.person(uid)}>{person}</Link> : person;
    },
  },
  {
    ...{ key: 'course', label: words['overview.course']() },
    cell: ({ title, note }) => (
      <>
        <Written text={title} />
        <p className="note">{note}</p>
      </>
    ),
  },
  { key: 'state', label: words['overview.state'](), width: '150px', phone: 7, cell: orderState },
  {
    ...{ key: 'receipt', label: words['titles.receipt'](), width: '120px', phone: 5 },
    cell: ({ _id, uid, email, title }) =>
      email && (
        <Link to={`${paths.receipt(_id)}?of=${uid}`} aria-label={words['account.receiptFor']({ title })}>
          {words['titles.receipt']()}
        </Link>
      ),
  },
];

/** State, day and person are in the address. The sums are of all orders found, not of the page. */
export function Component() {
  const stateWord = (state: Order['status']) => orderStates[state]();
  const state = useFilter('state', words['overview.state'](), orAll(states, stateWord));
  const day = useAddressText('day');
  const search = useAddressText('q');
  const [granting, setGranting] = useState(false);
  const narrowed = {
    lang: languageQuery.lang,
    state: state.chosen,
    day: isDay(day.text) ? day.text : undefined,
  };
  const list = usePagedList(overviewEndpoints.orderList, 500, { ...narrowed, q: undefined });
  const rows = (list.items ?? []).filter((order) => hasPart(order, search.text));
  const page = useListPage(list, { rows, needsAll: true });
  const wholeList = useWholeList();
  const isNarrowed = Boolean(narrowed.state || narrowed.day || search.text.trim());
  return (
    <ListPage
      title={words['titles.orders']()}
      lead={words['orders.lead']()}
      aside={<AdminLinks />}
      of={words['orders.orders']()}
      page={page}
      columns={columns()}
      empty={
        !page.searching && (
          <Typography role="status" sx={{ py: 4 }}>
            {isNarrowed ? words['orders.noneFound']() : words['person.noOrders']()}
          </Typography>
        )
      }
      csv={{
        file: 'orders',
        columns: csvColumns(),
        load: () => wholeList(overviewEndpoints.orderList, { ...narrowed, q: search.text || undefined }),
      }}
      search={{ ...search, label: words['orders.search'](), searching: words['orders.adding']() }}
      filters={
        <>
          {state.filter}
          <TextField
            type="date"
            label={words['account.day']()}
            value={day.text}
            onChange={({ target }) => day.type(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      }
      tools={
        <dl className="cluster links">
          {states.map((one) => (
            <div key={one}>
              <dt className="note">{orderStates[one]()}</dt>
              <dd className="strong">{sumText(rows.filter(({ status }) => status === one)) || '–'}</dd>
            </div>
          ))}
        </dl>
      }
      main={
        <Button variant="contained" onClick={() => setGranting(true)}>
          {words['grant.title']()}
        </Button>
      }
    >
      {granting && <GrantDialog onGiven={list.refetch} onClose={() => setGranting(false)} />}
    </ListPage>
  );
}
