import type { ContactMessage } from '@pathshala/contract/contact';
import type { CsvColumn } from '../../ui/csv.ts';

/** What is taken along of each message. */
export const messageColumns: readonly CsvColumn<ContactMessage>[] = [
  { title: 'Received', cell: ({ receivedAt }) => receivedAt },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Message', cell: ({ message }) => message },
  { title: 'Answered', cell: ({ answeredAt }) => answeredAt ?? '' },
];
