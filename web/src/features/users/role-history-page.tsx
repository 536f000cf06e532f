import Box from '@mui/material/Box';
import type { Party, RoleChange } from '@pathshala/contract/role-change';
import { pages } from '@pathshala/contract/routes';
import type { Role } from '@pathshala/contract/user';
import { useRoleChanges } from '../../api/overview.ts';
import { useFurtherPages } from '../../api/whole-list.ts';
import { AdminLinks } from '../../ui/admin-links.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { useTablePage } from '../../ui/data-table-page.ts';
import { Moment } from '../../ui/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAddressPage } from '../../ui/use-address.ts';

/** Changes on a page of the table. */
const pageSize = 25;

export function meta() {
  return pageMeta({ page: pages.roleHistory, description: 'Who made whom an admin, and when.' });
}

/** What the trail calls those who are no person that the school knows. */
const others: Readonly<Record<string, string>> = {
  'command line': 'The owner, at the command line',
  claim: 'The Firebase console',
};

function Someone({ party: { _id, email, displayName } }: { readonly party: Party }) {
  if (!email) return others[_id] ?? 'Somebody who is no longer here';
  return (
    <>
      <span>{email}</span>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {displayName}
      </Box>
    </>
  );
}

/** Who becomes a student again was something else before. */
const changeNames: Partial<Readonly<Record<Role, string>>> = {
  admin: 'Became an admin',
  teacher: 'Became a teacher',
};

const columns: readonly Column<RoleChange>[] = [
  { key: 'at', label: 'When', width: '200px', phone: 12, cell: ({ at }) => <Moment at={at} exact /> },
  { key: 'subject', label: 'Who', phone: 12, cell: ({ subject }) => <Someone party={subject} /> },
  {
    key: 'change',
    label: 'What',
    width: '210px',
    phone: 12,
    cell: ({ from, to }) =>
      changeNames[to] ?? (from === 'teacher' ? 'No longer a teacher' : 'No longer an admin'),
  },
  {
    key: 'actor',
    label: 'By',
    phone: 12,
    cell: ({ actor }) => (
      <>
        {/* The table's head is not there on a phone. */}
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          by{' '}
        </Box>
        <Someone party={actor} />
      </>
    ),
  },
];

const noChanges = (
  <EmptyState
    title="No changes yet"
    text="When somebody becomes an admin, or is one no longer, it stands here."
  />
);

/** The trail of roles, the newest change first. */
export default function RoleHistoryPage() {
  const list = useRoleChanges();
  const place = useAddressPage();
  const { items = [], more, loadMore } = list;
  useFurtherPages(list, (place.page + 1) * pageSize > items.length);
  const page = useTablePage({ rows: items, more, loadMore }, pageSize, place);
  return (
    <Page
      title={pages.roleHistory.title}
      lead="Every change of role, newest first. It is kept for three years."
      aside={<AdminLinks />}
    >
      <PagedTable of="changes" list={list} page={page}>
        {page.rows.length > 0 ? (
          <DataTable label={pages.roleHistory.title} columns={columns} rows={page.rows} from={page.from} />
        ) : (
          noChanges
        )}
      </PagedTable>
    </Page>
  );
}
