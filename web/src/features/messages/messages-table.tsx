import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@pathshala/contract/site/contact';
import { languageOfLine } from '@pathshala/contract/text/languages';
import { clipText } from '../../ui/clip-text.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { mailtoOf } from '../../ui/mail-address.ts';
import { Moment } from '../../ui/moment.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { siteLanguage } from '../../words/language.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import { MessageActions, type MessageActionsProps } from './message-actions.tsx';

function Sender({ message }: { message: ContactMessage }) {
  return (
    <>
      <Box id={`sender-${message._id}`} sx={{ fontWeight: 600 }}>
        {message.name}
      </Box>
      <Link href={mailtoOf(message.email)}>{message.email}</Link>
    </>
  );
}

function Words({ message }: { message: ContactMessage }) {
  const { text, clipped } = clipText(message.message);
  const lang = languageOfLine(message.message) ?? siteLanguage;
  return (
    <>
      <Typography lang={lang} sx={{ whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      {clipped && (
        <Box sx={{ mt: 1 }}>
          <ReadMore
            describedBy={`sender-${message._id}`}
            title={words['messages.messageFrom']({ name: message.name })}
            note={message.email}
            text={message.message}
            lang={lang}
          />
        </Box>
      )}
    </>
  );
}

type MessagesTableProps = Omit<MessageActionsProps, 'message'> & {
  readonly messages: readonly ContactMessage[];
  /** Place of the first of them in the whole list, from 1. */
  readonly from: number;
};

const columns = (): readonly Column<ContactMessage>[] => [
  {
    key: 'received',
    label: words['messages.received'](),
    width: '190px',
    phone: 12,
    cell: ({ receivedAt, answeredAt }) => (
      <>
        <Moment at={receivedAt} exact />
        <Box sx={{ mt: 0.5 }}>
          {answeredAt ? (
            <Chip
              size="small"
              color="success"
              variant="outlined"
              label={withMarkup(words['messages.answeredDay'].parts(), {
                day: () => <Moment at={answeredAt} />,
              })}
            />
          ) : (
            <Chip size="small" variant="outlined" label={words['messages.open']()} />
          )}
        </Box>
      </>
    ),
  },
  {
    key: 'from',
    label: words['messages.from'](),
    width: '24%',
    phone: 12,
    cell: (message) => <Sender message={message} />,
  },
  {
    key: 'message',
    label: words['messages.message'](),
    phone: 12,
    cell: (message) => <Words message={message} />,
  },
];

/** Who wrote what, and when, and what can be done about it. */
export function MessagesTable({ messages, from, ...actions }: MessagesTableProps) {
  const action: Column<ContactMessage> = {
    key: 'action',
    label: words['ui.action'](),
    width: '200px',
    phone: 12,
    cell: (message) => <MessageActions message={message} {...actions} />,
  };
  return (
    <DataTable
      label={words['titles.messages']()}
      columns={[...columns(), action]}
      rows={messages}
      from={from}
    />
  );
}
