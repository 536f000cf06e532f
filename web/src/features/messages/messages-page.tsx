import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { labels } from '@pathshala/contract/messages';
import { paths } from '@pathshala/contract/paths';
import { pages } from '@pathshala/contract/routes';
import { Link } from 'react-router-dom';
import { useMessages } from '../../api/messages.ts';
import { useTablePage } from '../../ui/data-table-page.ts';
import { DataTablePager } from '../../ui/data-table-pager.tsx';
import { DataTableSkeleton } from '../../ui/data-table-skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
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
  <Button component={Link} to={paths.users} variant="outlined" startIcon={<PeopleIcon />}>
    {labels.allUsers}
  </Button>
);

/** The admins' inbox. */
export default function MessagesPage() {
  const list = useMessages();
  const { items = [], more, loadMore, error } = list;
  const page = useTablePage({ rows: items, more, loadMore }, pageSize);
  const retry = () => void list.refetch().catch(() => undefined);
  return (
    <Page title={pages.messages.title} lead="From the contact form, newest first." aside={usersLink}>
      {error && list.items && (
        <Alert severity="error" sx={{ mb: 2 }} action={<Button onClick={retry}>Try again</Button>}>
          {error.message}
        </Alert>
      )}
      {error && !list.items && !list.loading && (
        <ErrorState title="The messages did not arrive" text={error.message} onRetry={retry} />
      )}
      {!list.items && (!error || list.loading) && <DataTableSkeleton label="Loading messages" />}
      {list.items?.length === 0 && (
        <EmptyState title="No messages yet" text="What visitors send from the contact page appears here." />
      )}
      {page.rows.length > 0 && <MessagesTable messages={page.rows} from={page.from} />}
      <DataTablePager page={page} />
    </Page>
  );
}
