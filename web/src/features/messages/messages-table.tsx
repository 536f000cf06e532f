import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@pathshala/contract/contact';
import { clipText } from '../../ui/clip-text.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { langOf } from '../../ui/language.ts';
import { mailtoOf } from '../../ui/mail-address.ts';
import { ReadMore } from '../../ui/read-more.tsx';

/** In the reader's own time zone. */
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function Sender({ message }: { message: ContactMessage }) {
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{message.name}</Box>
      <Link href={mailtoOf(message.email)}>{message.email}</Link>
    </>
  );
}

function Words({ message }: { message: ContactMessage }) {
  const { text, clipped } = clipText(message.message);
  const lang = langOf(message.message) ?? 'en';
  return (
    <>
      <Typography lang={lang} sx={{ whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      {clipped && (
        <Box sx={{ mt: 1 }}>
          <ReadMore
            title={`Message from ${message.name}`}
            note={message.email}
            text={message.message}
            lang={lang}
          />
        </Box>
      )}
    </>
  );
}

const columns: readonly Column<ContactMessage>[] = [
  {
    key: 'received',
    label: 'Received',
    width: '200px',
    phone: 12,
    cell: ({ receivedAt }) => <time dateTime={receivedAt}>{moments.format(new Date(receivedAt))}</time>,
  },
  { key: 'from', label: 'From', width: '28%', phone: 12, cell: (message) => <Sender message={message} /> },
  { key: 'message', label: 'Message', phone: 12, cell: (message) => <Words message={message} /> },
];

/** Who wrote what, and when. */
export function MessagesTable({ messages, from }: { messages: readonly ContactMessage[]; from: number }) {
  return <DataTable label="Messages" columns={columns} rows={messages} from={from} />;
}
