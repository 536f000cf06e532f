import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { endpoints } from '@pathshala/contract/endpoints';
import { pages } from '@pathshala/contract/routes';
import type { User } from '@pathshala/contract/user';
import { lazy, Suspense, useState } from 'react';
import { useWholeList } from '../../api/whole-list.ts';
import { useSession } from '../../auth/session-context.ts';
import { AdminLinks } from '../../ui/admin-links.tsx';
import { CsvButton } from '../../ui/csv-button.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { TeacherSection } from './teacher-section.tsx';
import { useRoleChange } from './use-role-change.tsx';
import { useUserList } from './use-user-list.ts';
import { userColumns } from './user-columns.ts';
import { UserFilter } from './user-filter.tsx';
import { UsersTable } from './users-table.tsx';

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'));

export function meta() {
  return pageMeta({
    page: pages.users,
    description: 'Everybody with an account, and who of them is an admin.',
  });
}

/** The words of the question before somebody loses the role. */
function questionAbout(user: User, ownEmail: string | undefined): string {
  if (user.email === ownEmail) {
    return 'You will no longer be an admin yourself, and this page will close.';
  }
  return `${user.email} will no longer be able to see users and messages or to change roles. You can make them an admin again.`;
}

/** What stands where nobody is shown. */
function nobody(search: string, narrowed: boolean): string {
  if (search.trim()) return `Nobody’s e-mail has “${search.trim()}” in it.`;
  return narrowed ? 'Nobody has this role.' : 'Nobody has an account yet.';
}

export default function UsersPage() {
  const { state } = useSession();
  const wholeList = useWholeList();
  const { list, page, search, role, order, searching, narrowed } = useUserList();
  const { busyId, refusal, forgetRefusal, dialog, makeAdmin, removeAdmin } = useRoleChange(list.refetch);
  const [leaving, setLeaving] = useState<User | null>(null);
  return (
    <Page title={pages.users.title} lead="Everybody with an account." aside={<AdminLinks />}>
      <UserFilter search={search} role={role} order={order} />
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
            {nobody(search.text, narrowed)}
          </Typography>
        )}
      </PagedTable>
      <Box sx={{ mt: 3 }}>
        <CsvButton
          label="Download all as CSV"
          file="users"
          columns={userColumns}
          load={() => wholeList(endpoints.users)}
        />
      </Box>
      <TeacherSection onChanged={() => void list.refetch().catch(() => undefined)} />
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
