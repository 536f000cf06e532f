import type { ContactMessage } from '@pathshala/contract/site/contact';
import type { CsvColumn } from '../../ui/csv.ts';
import { words } from '../../words/words.ts';

/** What is taken along of each message. */
export const messageColumns = (): readonly CsvColumn<ContactMessage>[] => [
  { title: words['messages.received'](), cell: ({ receivedAt }) => receivedAt },
  { title: words['ui.name'](), cell: ({ name }) => name },
  { title: words['ui.email'](), cell: ({ email }) => email },
  { title: words['messages.message'](), cell: ({ message }) => message },
  { title: words['messages.answered'](), cell: ({ answeredAt }) => answeredAt ?? '' },
];
