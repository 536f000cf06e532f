import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { User } from '@pathshala/contract/accounts/user';
import { type EnrolmentCounts, overviewEndpoints } from '@pathshala/contract/overview/overview';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useListPage, usePagedList, useWholeList } from '../../api/paged-list.ts';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { useAction } from '../../auth/use-action.tsx';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { actionClass } from '../../ui/action.tsx';
import type { CsvColumn } from '../../ui/csv-button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { ListPage, useFilter } from '../../ui/list-page.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Moment } from '../../ui/moment.tsx';
import type { Answer } from '../../ui/states.tsx';
import { useAddressText } from '../../ui/use-address.ts';
import { WrittenLink } from '../../ui/written.tsx';
import { numberText } from '../../words/format.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import { asItComes, orders, pickUsers, roles } from './pick-users.ts';
import { roleButtonId, roleWords, useRoleChange } from './role-change.tsx';

/** A few calls are enough to search a whole school. */
const usersPerCall = 200;

export const meta = metaOf(pages.users, words['titles.users'], words['descriptions.users']);

/** Courses are in the overview's CSV. */
const csvColumns = (): readonly CsvColumn<User>[] => [
  { title: words['ui.email'](), cell: ({ email }) => email },
  { title: words['ui.name'](), cell: ({ displayName }) => displayName },
  { title: words['users.role'](), cell: ({ role }) => role },
  {
    title: words['users.verified'](),
    cell: ({ verified }) => (verified ? words['users.yes']() : words['users.no']()),
  },
  { title: words['users.since'](), cell: ({ createdAt }) => createdAt },
  { title: words['users.lastSeen'](), cell: ({ lastSeenAt }) => lastSeenAt },
];

/** Anyone can choose any name, so the address and its verification are shown with it. */
function Name({ user: { displayName, verified } }: { readonly user: User }) {
  return (
    <Typography
      component="span"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
    >
      <span>{displayName || words['users.noName']()}</span>
      <Chip
        size="small"
        variant="outlined"
        color={verified ? 'success' : 'default'}
        label={verified ? words['users.verified']() : words['users.notVerified']()}
      />
    </Typography>
  );
}

function Facts({ user, courses }: { readonly user: User; readonly courses: number | undefined }) {
  return (
    <Box
      component="span"
      sx={{
        display: { xs: 'flex', lg: 'none' },
        flexWrap: 'wrap',
        columnGap: 1.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <span>
        {withMarkup(words['users.sinceDay'].parts(), { day: () => <Moment at={user.createdAt} /> })}
      </span>
      <span>
        {withMarkup(words['users.seenDay'].parts(), { day: () => <Moment at={user.lastSeenAt} /> })}
      </span>
      {courses !== undefined && <span>{words['users.courses']({ count: courses })}</span>}
    </Box>
  );
}

const emailIdOf = ({ _id }: User) => `email-of-${_id}`;

/**
 * Index, Email, Role and the action, more on wide screens: docs/contract.md, "All Users".
 * @param busy id of the person whose role is changed
 */
function columnsOf(
  counts: Answer<EnrolmentCounts>,
  busy: string | null,
  change: ReturnType<typeof useRoleChange>,
): readonly Column<User>[] {
  const action = (user: User) => {
    const isAdmin = user.role === 'admin';
    const button = (
      <Button
        id={roleButtonId(user)}
        variant={isAdmin ? 'text' : 'outlined'}
        color={isAdmin ? 'error' : 'primary'}
        sx={isAdmin ? { marginInlineStart: -2.5 } : {}}
        disabled={busy !== null}
        loading={busy === user._id}
        aria-describedby={emailIdOf(user)}
        // A click by keyboard has no count.
        onClick={({ detail }) => (isAdmin ? change.removeAdmin(user) : change.makeAdmin(user, detail === 0))}
      >
        {isAdmin ? words['users.removeAdmin']() : words['fixed.makeAdmin']()}
      </Button>
    );
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {button}
        <MenuButton
          label={`${words['ui.more']()}: ${user.email}`}
          disabled={busy !== null}
          rows={[
            ...(isAdmin ? [] : [change.teacherChange(user)]),
            [words['person.nameAndCourses'](), paths.person(user._id)],
          ]}
          className={actionClass({ look: 'quiet', small: true })}
        >
          {words['ui.more']()}
        </MenuButton>
      </Box>
    );
  };
  const courseCount = ({ _id }: User) => {
    const count = counts.data?.[_id];
    if (count === undefined) return counts.error ? '?' : '…';
    return numberText(count);
  };
  return [
    {
      key: 'index',
      label: words['users.index'](),
      width: '88px',
      phone: 2,
      cell: (_, place) => numberText(place),
    },
    {
      key: 'email',
      label: words['ui.email'](),
      phone: 10,
      cell: (user) => (
        <>
          <WrittenLink id={emailIdOf(user)} to={paths.person(user._id)} text={user.email} />
          <Name user={user} />
          <Facts user={user} courses={counts.data?.[user._id]} />
        </>
      ),
    },
    {
      key: 'role',
      label: words['users.role'](),
      width: '120px',
      cell: ({ role }) => (
        <Chip
          label={roleWords[role]()}
          {...(role === 'admin' ? { color: 'primary' } : { variant: 'outlined' })}
        />
      ),
    },
    {
      key: 'since',
      label: words['users.since'](),
      width: '130px',
      wide: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'seen',
      label: words['users.lastSeen'](),
      width: '130px',
      wide: true,
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
    },
    { key: 'courses', label: words['fixed.courses'](), width: '90px', wide: true, cell: courseCount },
    { key: 'action', label: words['ui.action'](), width: '270px', cell: action },
  ];
}

/** Search, filter and order are in the address. The API lists the oldest first; for anything else the whole list is loaded. */
export function Component() {
  const list = usePagedList(accountEndpoints.users, usersPerCall);
  const search = useAddressText('q');
  const role = useFilter('role', words['users.role'](), roles());
  const order = useFilter('sort', words['users.sortBy'](), orders());
  const query = { search: search.text, role: role.value, order: order.value };
  const needsAll = !asItComes(query);
  const { items = [] } = list;
  const page = useListPage(list, { rows: needsAll ? pickUsers(items, query) : items, needsAll });
  const wholeList = useWholeList();
  const action = useAction(list.refetch);
  const change = useRoleChange(action);
  const of = page.rows.map(({ _id }) => _id).join(',');
  const { data, error } = useOwnAnswer(overviewEndpoints.enrolmentCounts, of ? { query: { of } } : null);
  const typed = search.text.trim();
  const nobody = role.value === 'everybody' ? words['users.none']() : words['users.noneOfRole']();
  return (
    <ListPage
      title={words['titles.users']()}
      lead={words['users.lead']()}
      aside={<AdminLinks />}
      of={words['users.users']()}
      page={page}
      columns={columnsOf({ data, error }, action.busy, change)}
      empty={
        !page.searching && (
          <Typography role="status" sx={{ py: 4 }}>
            {typed ? words['users.noneFound']({ search: typed }) : nobody}
          </Typography>
        )
      }
      csv={{ file: 'users', columns: csvColumns(), load: () => wholeList(accountEndpoints.users) }}
      search={{
        ...search,
        label: words['users.searchByEmail'](),
        searching: words['users.lookingThrough'](),
      }}
      filters={
        <>
          {role.filter}
          {order.filter}
        </>
      }
      above={
        change.refusal && (
          <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }} onClose={change.forgetRefusal}>
            {change.refusal}
          </Alert>
        )
      }
    >
      {action.dialogs}
    </ListPage>
  );
}
