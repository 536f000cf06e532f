import Button from '@mui/material/Button';
import { labels } from '@pathshala/contract/messages';
import { paths } from '@pathshala/contract/paths';
import { pages } from '@pathshala/contract/routes';
import { Link } from 'react-router-dom';
import { useMessages } from '../../api/messages.ts';
import { useTablePage } from '../../ui/data-table-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { MessagesTable } from './messages-table.tsx';

/** Messages on a page of the table. */
const pageSize = 20;

export function meta() {
  return pageMeta({
    page: pages.messages,
    description: 'What visitors wrote through the contact form.',
  });
}

const usersLink = (
  <Button component={Link} to={paths.users} variant="outlined" startIcon={<Icon name="people" size={20} />}>
    {labels.allUsers}
  </Button>
);

const noMessages = (
  <EmptyState title="No messages yet" text="What visitors send from the contact page appears here." />
);

/** The admins' inbox. */
export default function MessagesPage() {
  const list = useMessages();
  const { items = [], more, loadMore } = list;
  const page = useTablePage({ rows: items, more, loadMore }, pageSize);
  return (
    <Page title={pages.messages.title} lead="From the contact form, newest first." aside={usersLink}>
      <PagedTable of="messages" list={list} page={page}>
        {page.rows.length > 0 ? <MessagesTable messages={page.rows} from={page.from} /> : noMessages}
      </PagedTable>
    </Page>
  );
}
