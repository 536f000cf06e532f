import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { labels } from '@pathshala/contract/messages';
import type { User } from '@pathshala/contract/user';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { roleButtonId } from './use-role-change.tsx';

interface UsersTableProps {
  readonly users: readonly User[];
  /** Place of the first of them in the whole list, from 1. */
  readonly from: number;
  /** Whose role is being changed: no other change starts meanwhile. */
  readonly busyId: string | null;
  readonly onMakeAdmin: (user: User, byKeyboard: boolean) => void;
  readonly onRemoveAdmin: (user: User) => void;
}

/** Anybody can choose any name, so whose address it is, and whether they have shown so, stands with it. */
function Person({ user: { email, displayName, verified } }: { readonly user: User }) {
  return (
    <>
      <span>{email}</span>
      <Typography
        component="span"
        color="textSecondary"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
      >
        <span>{displayName || 'No name'}</span>
        <Chip
          size="small"
          variant="outlined"
          color={verified ? 'success' : 'default'}
          label={verified ? 'Verified' : 'Not verified'}
        />
      </Typography>
    </>
  );
}

/** Columns index, Email and Role, and what can be done about the role: docs/contract.md, "All Users". */
export function UsersTable({ users, from, busyId, onMakeAdmin, onRemoveAdmin }: UsersTableProps) {
  const action = (user: User) =>
    user.role === 'admin' ? (
      <Button
        id={roleButtonId(user)}
        variant="text"
        color="error"
        sx={{ ml: -2.5 }}
        disabled={busyId !== null}
        aria-label={`Remove Admin: ${user.email}`}
        onClick={() => onRemoveAdmin(user)}
      >
        Remove Admin
      </Button>
    ) : (
      <Button
        id={roleButtonId(user)}
        variant="outlined"
        disabled={busyId !== null}
        loading={busyId === user._id}
        aria-label={`${labels.makeAdmin}: ${user.email}`}
        // A press of a key is a click without a count.
        onClick={({ detail }) => onMakeAdmin(user, detail === 0)}
      >
        {labels.makeAdmin}
      </Button>
    );
  const columns: readonly Column<User>[] = [
    { key: 'index', label: 'Index', width: '88px', phone: 2, cell: (_, place) => place },
    { key: 'email', label: 'Email', phone: 10, cell: (user) => <Person user={user} /> },
    {
      key: 'role',
      label: 'Role',
      width: '140px',
      phone: 5,
      cell: ({ role }) =>
        role === 'admin' ? (
          <Chip label="Admin" color="primary" />
        ) : (
          <Chip label="Student" variant="outlined" />
        ),
    },
    { key: 'action', label: 'Action', width: '200px', phone: 7, cell: action },
  ];
  return <DataTable label={labels.usersTitle} columns={columns} rows={users} from={from} />;
}
