import type { Role } from '@pathshala/contract/accounts/user';
import type { RoleChange } from '@pathshala/contract/admin/person';
import { pages } from '@pathshala/contract/site/routes';
import { useRoleChanges } from '../../api/overview.ts';
import { useFurtherPages } from '../../api/whole-list.ts';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { useTablePage } from '../../ui/data-table-page.ts';
import { Moment } from '../../ui/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAddressPage } from '../../ui/use-address.ts';
import { words } from '../../words/words.ts';
import { ByPerson, Someone } from './someone.tsx';

/** Changes on a page of the table. */
const pageSize = 25;

export const meta = metaOf(pages.roleHistory, words['titles.roleHistory'], words['descriptions.roleHistory']);

/** Somebody who becomes a student lost another role. */
const changeNames: Partial<Readonly<Record<Role, () => string>>> = {
  admin: words['users.becameAdmin'],
  teacher: words['users.becameTeacher'],
};

const columns = (): readonly Column<RoleChange>[] => [
  {
    key: 'at',
    label: words['users.when'](),
    width: '200px',
    phone: 12,
    cell: ({ at }) => <Moment at={at} exact />,
  },
  {
    key: 'subject',
    label: words['users.who'](),
    phone: 12,
    cell: ({ subject }) => <Someone party={subject} />,
  },
  {
    key: 'change',
    label: words['users.what'](),
    width: '210px',
    phone: 12,
    cell: ({ from, to }) =>
      (
        changeNames[to] ?? (from === 'teacher' ? words['users.noLongerTeacher'] : words['users.madeStudent'])
      )(),
  },
  {
    key: 'actor',
    label: words['users.by'](),
    phone: 12,
    cell: ({ actor }) => <ByPerson party={actor} />,
  },
];

function NoChanges() {
  return <EmptyState title={words['users.noChanges']()} text={words['users.noChangesText']()} />;
}

/** The role history, the newest change first. */
export function Component() {
  const list = useRoleChanges();
  const place = useAddressPage();
  const { items = [], more, loadMore } = list;
  useFurtherPages(list, (place.page + 1) * pageSize > items.length);
  const page = useTablePage({ rows: items, more, loadMore }, pageSize, place);
  return (
    <Page title={words['titles.roleHistory']()} lead={words['users.historyLead']()} aside={<AdminLinks />}>
      <PagedTable of={words['users.changes']()} list={list} page={page}>
        {page.rows.length > 0 ? (
          <DataTable
            label={words['titles.roleHistory']()}
            columns={columns()}
            rows={page.rows}
            from={page.from}
          />
        ) : (
          <NoChanges />
        )}
      </PagedTable>
    </Page>
  );
}
