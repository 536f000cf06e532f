import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { User } from '@pathshala/contract/accounts/user';
import { useEnrolmentCounts } from '../../api/overview.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { roleButtonId } from './use-role-change.tsx';
import { emailIdOf, Person } from './user-facts.tsx';

interface UsersTableProps {
  readonly users: readonly User[];
  /** Position of the first row in the whole list, from 1. */
  readonly from: number;
  /** The person whose role is being changed: no other change starts meanwhile. */
  readonly busyId: string | null;
  readonly onMakeAdmin: (user: User, byKeyboard: boolean) => void;
  readonly onRemoveAdmin: (user: User) => void;
}

const countText = (count: number | undefined) => (count === undefined ? undefined : numberText(count));

/**
 * Columns index, Email and Role, on wide screens what else is known, and what can be done about the role:
 * docs/contract.md, "All Users".
 */
export function UsersTable({ users, from, busyId, onMakeAdmin, onRemoveAdmin }: UsersTableProps) {
  const { data: counts = {}, error } = useEnrolmentCounts(users.map(({ _id }) => _id));
  const action = (user: User) =>
    user.role === 'admin' ? (
      <Button
        id={roleButtonId(user)}
        variant="text"
        color="error"
        sx={{ marginInlineStart: -2.5 }}
        disabled={busyId !== null}
        aria-describedby={emailIdOf(user)}
        onClick={() => onRemoveAdmin(user)}
      >
        {words['users.removeAdmin']()}
      </Button>
    ) : (
      <Button
        id={roleButtonId(user)}
        variant="outlined"
        disabled={busyId !== null}
        loading={busyId === user._id}
        aria-describedby={emailIdOf(user)}
        // A click by keyboard has no count.
        onClick={({ detail }) => onMakeAdmin(user, detail === 0)}
      >
        {words['fixed.makeAdmin']()}
      </Button>
    );
  const columns: readonly Column<User>[] = [
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
      cell: (user) => <Person user={user} counts={counts} />,
    },
    {
      key: 'role',
      label: words['users.role'](),
      width: '120px',
      phone: 5,
      cell: ({ role }) =>
        role === 'admin' ? (
          <Chip label={words['users.admin']()} color="primary" />
        ) : (
          <Chip
            label={(role === 'teacher' ? words['users.teacher'] : words['users.student'])()}
            variant="outlined"
          />
        ),
    },
    {
      key: 'since',
      label: words['users.since'](),
      width: '130px',
      phone: 12,
      wide: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'seen',
      label: words['users.lastSeen'](),
      width: '130px',
      phone: 12,
      wide: true,
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
    },
    {
      key: 'courses',
      label: words['fixed.courses'](),
      width: '90px',
      phone: 12,
      wide: true,
      // The table works without them.
      cell: ({ _id }) => countText(counts[_id]) ?? (error ? '?' : '…'),
    },
    { key: 'action', label: words['ui.action'](), width: '200px', phone: 7, cell: action },
  ];
  return <DataTable label={words['titles.users']()} columns={columns} rows={users} from={from} />;
}
