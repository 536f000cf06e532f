import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { User } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { pages } from '@pathshala/contract/site/routes';
import { Suspense, useState } from 'react';
import { useWholeList } from '../../api/whole-list.ts';
import { useSession } from '../../auth/session-context.ts';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { CsvButton } from '../../ui/csv-button.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { words } from '../../words/words.ts';
import { useRoleChange } from './use-role-change.tsx';
import { useUserList } from './use-user-list.ts';
import { userColumns } from './user-columns.ts';
import { UserFilter } from './user-filter.tsx';
import { UsersTable } from './users-table.tsx';

const ConfirmDialog = lazyDialog(() => import('../../ui/confirm-dialog.tsx'));

export const meta = metaOf(pages.users, words['titles.users'], words['descriptions.users']);

/** The question before removing a role. */
function questionAbout(user: User, ownEmail: string | undefined): string {
  if (user.email === ownEmail) return words['users.ownRole']();
  return words['users.otherRole']({ email: user.email });
}

/** Shown if the list is empty. */
function nobody(search: string, narrowed: boolean): string {
  if (search.trim()) return words['users.noneFound']({ search: search.trim() });
  return narrowed ? words['users.noneOfRole']() : words['users.none']();
}

export function Component() {
  const { state } = useSession();
  const wholeList = useWholeList();
  const { list, page, search, role, order, searching, narrowed } = useUserList();
  const { busyId, refusal, forgetRefusal, dialog, makeAdmin, removeAdmin } = useRoleChange(list.refetch);
  const [leaving, setLeaving] = useState<User | null>(null);
  return (
    <Page title={words['titles.users']()} lead={words['users.lead']()} aside={<AdminLinks />}>
      <UserFilter search={search} role={role} order={order} />
      {/* Its room is of the gap under the filter: the table stays where it is. */}
      <Box sx={{ height: 4, mt: -1.25, mb: 0.75 }}>
        {searching && <LinearProgress aria-label={words['users.lookingThrough']()} />}
      </Box>
      {refusal && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }} onClose={forgetRefusal}>
          {refusal}
        </Alert>
      )}
      <PagedTable
        of={words['users.users']()}
        list={list}
        page={page}
        below={
          <CsvButton
            label={words['ui.downloadCsv']()}
            file="users"
            columns={userColumns()}
            load={() => wholeList(endpoints.users)}
          />
        }
      >
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
      {dialog}
      {leaving && (
        <Suspense>
          <ConfirmDialog
            title={words['users.takeAway']()}
            text={questionAbout(leaving, state.user?.email)}
            confirm={words['users.removeAdmin']()}
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
