import type { User } from '@pathshala/contract/accounts/user';
import type { CsvColumn } from '../../ui/csv.ts';
import { words } from '../../words/words.ts';

/** Columns of the CSV file. Courses are in the overview's list of enrolments. */
export const userColumns = (): readonly CsvColumn<User>[] => [
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
