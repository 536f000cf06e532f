import type { User } from '@pathshala/contract/user';
import type { CsvColumn } from '../../ui/csv.ts';

/** What is taken along of each person. Who has which course is in the overview's list of enrolments. */
export const userColumns: readonly CsvColumn<User>[] = [
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Name', cell: ({ displayName }) => displayName },
  { title: 'Role', cell: ({ role }) => role },
  { title: 'Verified', cell: ({ verified }) => (verified ? 'yes' : 'no') },
  { title: 'Since', cell: ({ createdAt }) => createdAt },
  { title: 'Last seen', cell: ({ lastSeenAt }) => lastSeenAt },
];
