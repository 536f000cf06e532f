import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { siteIn } from '@pathshala/brand/site-in';
import type { ContactMessage, MessageState } from '@pathshala/contract/site/contact';
import { siteEndpoints } from '@pathshala/contract/site/endpoints';
import { pages } from '@pathshala/contract/site/routes';
import { type Language, languageOfLine } from '@pathshala/contract/text/languages';
import { useListPage, usePagedList, useWholeList } from '../../api/paged-list.ts';
import { useCall } from '../../api/use-answer.ts';
import { type Action, useAction } from '../../auth/use-action.tsx';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { actionClass } from '../../ui/action.tsx';
import { clipText } from '../../ui/clip-text.ts';
import type { CsvColumn } from '../../ui/csv-button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { ListPage, useFilter } from '../../ui/list-page.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { answerSubject } from '../../words/compiled/messages/any-language-answerSubject.js';
import { siteLanguage } from '../../words/language.ts';
import { mailtoOf, school } from '../../words/school.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';

const messagesPerCall = 60;

export const meta = metaOf(pages.messages, words['titles.messages'], words['descriptions.messages']);

const csvColumns = (): readonly CsvColumn<ContactMessage>[] => [
  { title: words['messages.received'](), cell: ({ receivedAt }) => receivedAt },
  { title: words['ui.name'](), cell: ({ name }) => name },
  { title: words['ui.email'](), cell: ({ email }) => email },
  { title: words['messages.message'](), cell: ({ message }) => message },
  { title: words['messages.answered'](), cell: ({ answeredAt }) => answeredAt ?? '' },
];

const states = (): Readonly<Record<MessageState | 'all', string>> => ({
  all: words['messages.all'](),
  open: words['messages.open'](),
  answered: words['messages.answered'](),
});

const noMessages = {
  all: { title: words['messages.noneTitle'], text: words['messages.noneText'] },
  open: { title: words['messages.noneOpenTitle'], text: words['messages.noneOpenText'] },
  answered: { title: words['messages.noneAnsweredTitle'], text: words['messages.noneAnsweredText'] },
} as const;

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

const answerSubjectIn = (language: Language): string =>
  answerSubject[language]({ school: (language === siteLanguage ? school : siteIn(language)).name });

const quiet = actionClass({ look: 'quiet', small: true });

interface MessageActionsProps {
  readonly message: ContactMessage;
  readonly action: Action;
}

function MessageActions({ message, action: { busy, run, ask } }: MessageActionsProps) {
  const { _id: id, name, email, language, answeredAt } = message;
  const call = useCall();
  const answered = answeredAt === null;
  const mark = () =>
    void run(() => call(siteEndpoints.answerMessage, { id, body: { answered } }), {
      id,
      done: answered ? words['messages.markedAnswered']() : words['messages.markedOpen'](),
    });
  const remove = () =>
    ask({
      id,
      title: words['messages.deleteTitle'](),
      text: words['messages.deleteText']({ name }),
      confirm: words['messages.delete'](),
      work: () => call(siteEndpoints.deleteMessage, { id }),
      done: words['messages.deleted'](),
    });
  return (
    <div className="row gap-2">
      <a
        href={mailtoOf(email, answerSubjectIn(language))}
        className={quiet}
        aria-label={`${words['messages.answer']()}: ${name}`}
      >
        {words['messages.answer']()}
      </a>
      <MenuButton
        label={`${words['ui.more']()}: ${name}`}
        disabled={busy !== null}
        rows={[
          [answered ? words['messages.markAnswered']() : words['messages.markOpen'](), mark],
          [words['messages.delete'](), remove],
        ]}
        className={quiet}
      >
        {words['ui.more']()}
      </MenuButton>
    </div>
  );
}

const columnsOf = (action: Action): readonly Column<ContactMessage>[] => [
  {
    key: 'received',
    label: words['messages.received'](),
    width: '190px',
    cell: ({ receivedAt, answeredAt }) => (
      <div className="cluster gap-2">
        <Moment at={receivedAt} exact />
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
      </div>
    ),
  },
  {
    key: 'from',
    label: words['messages.from'](),
    width: '24%',
    cell: ({ _id, name, email }) => (
      <>
        <Box id={`sender-${_id}`} sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        <Link href={mailtoOf(email)}>{email}</Link>
      </>
    ),
  },
  { key: 'message', label: words['messages.message'](), cell: (message) => <Words message={message} /> },
  {
    key: 'action',
    label: words['ui.action'](),
    width: '200px',
    cell: (message) => <MessageActions message={message} action={action} />,
  },
];

export function Component() {
  const { value, chosen, filter } = useFilter('state', words['messages.show'](), states());
  const none = noMessages[value];
  const list = usePagedList(siteEndpoints.messages, messagesPerCall, { state: chosen });
  const wholeList = useWholeList();
  const action = useAction(list.refetch);
  return (
    <ListPage
      title={words['titles.messages']()}
      lead={words['messages.lead']()}
      aside={<AdminLinks />}
      of={words['messages.messages']()}
      page={useListPage(list, { size: 20 })}
      columns={columnsOf(action)}
      empty={<EmptyState title={none.title()} text={none.text()} />}
      csv={{ file: 'messages', columns: csvColumns(), load: () => wholeList(siteEndpoints.messages) }}
      filters={filter}
    >
      {action.dialogs}
    </ListPage>
  );
}
