import Box from '@mui/material/Box';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type ContactMessage, type MessageState, messageStates } from '@pathshala/contract/site/contact';
import { pages } from '@pathshala/contract/site/routes';
import { useEffect, useRef } from 'react';
import { useFurtherPages, useWholeList } from '../../api/whole-list.ts';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { Choice } from '../../ui/choice.tsx';
import type { CsvColumn } from '../../ui/csv.ts';
import { CsvButton } from '../../ui/csv-button.tsx';
import { useTablePage } from '../../ui/data-table-page.ts';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAddressChoice, useAddressPage } from '../../ui/use-address.ts';
import { words } from '../../words/words.ts';
import { MessagesTable } from './messages-table.tsx';
import { useMessageChanges } from './use-message-changes.tsx';
import { useMessages } from './use-messages.ts';

/** What is taken along of each message. */
const messageColumns = (): readonly CsvColumn<ContactMessage>[] => [
  { title: words['messages.received'](), cell: ({ receivedAt }) => receivedAt },
  { title: words['ui.name'](), cell: ({ name }) => name },
  { title: words['ui.email'](), cell: ({ email }) => email },
  { title: words['messages.message'](), cell: ({ message }) => message },
  { title: words['messages.answered'](), cell: ({ answeredAt }) => answeredAt ?? '' },
];

/** Messages on a page of the table. */
const pageSize = 20;

export const meta = metaOf(pages.messages, words['titles.messages'], words['descriptions.messages']);

const filters = () => ({
  all: words['messages.all'](),
  open: words['messages.open'](),
  answered: words['messages.answered'](),
});

/** What is said where there are none. */
const noMessages = {
  all: { title: words['messages.noneTitle'], text: words['messages.noneText'] },
  open: { title: words['messages.noneOpenTitle'], text: words['messages.noneOpenText'] },
  answered: { title: words['messages.noneAnsweredTitle'], text: words['messages.noneAnsweredText'] },
} as const;

function NoMessages({ of }: { readonly of: MessageState | 'all' }) {
  const { title, text } = noMessages[of];
  return <EmptyState title={title()} text={text()} />;
}

/** The list that is shown: open or answered messages, or all, and which page of them. */
function useShownMessages() {
  const filter = useAddressChoice('state', ['all', ...messageStates], 'all');
  const list = useMessages(filter.value === 'all' ? undefined : filter.value);
  const place = useAddressPage();
  const { items = [], more, loadMore } = list;
  useFurtherPages(list, (place.page + 1) * pageSize > items.length);
  return { filter, list, page: useTablePage({ rows: items, more, loadMore }, pageSize, place) };
}

/** Keeps the focus where a row was, when the button that had it has gone with the row. */
function useFocusThatStays(busy: boolean) {
  const table = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) table.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return table;
}

/** The admins' inbox. */
export function Component() {
  const { filter, list, page } = useShownMessages();
  const wholeList = useWholeList();
  const { busyId, mark, askToRemove, dialogs } = useMessageChanges(list.refetch);
  const table = useFocusThatStays(busyId !== null);
  return (
    <Page title={words['titles.messages']()} lead={words['messages.lead']()} aside={<AdminLinks />}>
      <Box sx={{ display: 'flex', mb: 2 }}>
        <Choice
          label={words['messages.show']()}
          options={filters()}
          value={filter.value}
          onChoose={filter.choose}
        />
      </Box>
      <Box ref={table} tabIndex={-1} sx={{ outline: 'none' }}>
        <PagedTable
          of={words['messages.messages']()}
          list={list}
          page={page}
          below={
            <CsvButton
              label={words['ui.downloadCsv']()}
              file="messages"
              columns={messageColumns()}
              load={() => wholeList(endpoints.messages)}
            />
          }
        >
          {page.rows.length > 0 ? (
            <MessagesTable
              messages={page.rows}
              from={page.from}
              busyId={busyId}
              onMark={mark}
              onRemove={askToRemove}
            />
          ) : (
            <NoMessages of={filter.value} />
          )}
        </PagedTable>
      </Box>
      {dialogs}
    </Page>
  );
}
