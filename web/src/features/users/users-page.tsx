import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { paths } from '@pathshala/contract/paths';
import { pages } from '@pathshala/contract/routes';
import type { User } from '@pathshala/contract/user';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUsers } from '../../api/users.ts';
import { useSession } from '../../auth/session-context.ts';
import { useTablePage } from '../../ui/data-table-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useRoleChange } from './use-role-change.tsx';
import { useUserSearch } from './use-user-search.ts';
import { UsersTable } from './users-table.tsx';

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'));

/** Users on a page of the table. */
const pageSize = 25;

export function meta() {
  return pageMeta({
    page: pages.users,
    description: 'Everybody with an account, and who of them is an admin.',
  });
}

const messagesLink = (
  <Button component={Link} to={paths.messages} variant="outlined" startIcon={<Icon name="mail" size={20} />}>
    Messages
  </Button>
);

/** The words of the question before somebody loses the role. */
function questionAbout(user: User, ownEmail: string | undefined): string {
  if (user.email === ownEmail) {
    return 'You will no longer be an admin yourself, and this page will close.';
  }
  return `${user.email} will no longer be able to see users and messages or to change roles. You can make them an admin again.`;
}

export default function UsersPage() {
  const { state } = useSession();
  const list = useUsers();
  const { search, setSearch, searching, found } = useUserSearch(list);
  const page = useTablePage({ rows: found, more: list.more, loadMore: list.loadMore }, pageSize);
  const { busyId, refusal, forgetRefusal, dialog, makeAdmin, removeAdmin } = useRoleChange(list.refetch);
  const [leaving, setLeaving] = useState<User | null>(null);
  return (
    <Page title={pages.users.title} lead="Everybody with an account, oldest first." aside={messagesLink}>
      <TextField
        type="search"
        label="Search by email"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          page.first();
        }}
        sx={{ mb: 2, width: '100%', maxWidth: 420 }}
      />
      {searching && <LinearProgress aria-label="Looking through all users" sx={{ mb: 2 }} />}
      {refusal && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }} onClose={forgetRefusal}>
          {refusal}
        </Alert>
      )}
      <PagedTable of="users" list={list} page={page}>
        {page.rows.length > 0 && (
          <UsersTable
            users={page.rows}
            from={page.from}
            busyId={busyId}
            onMakeAdmin={(user, byKeyboard) => void makeAdmin(user, byKeyboard)}
            onRemoveAdmin={setLeaving}
          />
        )}
        {page.rows.length === 0 && !searching && (
          <Typography role="status" sx={{ py: 4 }}>
            {search ? `Nobody’s e-mail has “${search.trim()}” in it.` : 'Nobody has an account yet.'}
          </Typography>
        )}
      </PagedTable>
      {dialog}
      {leaving && (
        <Suspense>
          <ConfirmDialog
            title="Take the admin role away?"
            text={questionAbout(leaving, state.user?.email)}
            confirm="Remove Admin"
            onClose={() => setLeaving(null)}
            onConfirm={() => {
              setLeaving(null);
              void removeAdmin(leaving);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
