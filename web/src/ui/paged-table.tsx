import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { Async } from './async.tsx';
import type { TablePage } from './data-table-page.ts';
import { Icon } from './icon.tsx';

/** The rows shown, their total, and links to other pages. */
function DataTablePager({ page }: { page: TablePage<unknown> }) {
  const { from, to, total, more, hasPrevious, hasNext } = page;
  if (!hasPrevious && !hasNext) return null;
  return (
    <Box
      component="nav"
      aria-label={words['ui.pages']()}
      sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <Typography role="status" color="textSecondary" sx={{ marginInlineEnd: 'auto' }}>
        {words['ui.rowsOf']({ from, to, all: total })}
        {more && '+'}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<Icon name="back" size={20} />}
        disabled={!hasPrevious}
        onClick={page.previous}
      >
        {words['ui.previousPage']()}
      </Button>
      <Button
        variant="outlined"
        endIcon={<Icon name="next" size={20} />}
        disabled={!hasNext}
        onClick={page.next}
      >
        {words['ui.nextPage']()}
      </Button>
    </Box>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A loading table. */
function DataTableSkeleton({ label }: { label: string }) {
  return (
    <Box
      role="status"
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', p: 2, bgcolor: 'background.paper' }}
    >
      {rows.map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Box>
  );
}

interface PagedTableProps {
  /** The name of the rows, in the plural and in lower case: “messages”. */
  readonly of: string;
  readonly list: {
    readonly items: readonly unknown[] | undefined;
    readonly loading: boolean;
    readonly error: Error | undefined;
    refetch(): Promise<void>;
  };
  readonly page: TablePage<unknown>;
  /** The table, or what is shown instead of an empty one. */
  readonly children: ReactNode;
  /** Stands under the table and comes with it: it would be moved by a table that comes later. */
  readonly below?: ReactNode;
}

/** A table of a list that is loaded in pages: loading, loaded, failed, or loaded but not updated. */
export function PagedTable({ of, list, page, children, below }: PagedTableProps) {
  const { items, loading, error } = list;
  const retry = () => void list.refetch().catch(() => undefined);
  return (
    <>
      {error && items && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={<Button onClick={retry}>{words['ui.tryAgain']()}</Button>}
        >
          {error.message}
        </Alert>
      )}
      <Async
        answer={{ data: items, error, isValidating: loading, mutate: retry }}
        failure={words['ui.tableFailed']({ of })}
        loading={<DataTableSkeleton label={words['ui.tableLoading']({ of })} />}
      >
        {() => children}
      </Async>
      <DataTablePager page={page} />
      {(items || error) && below && <Box sx={{ mt: 3 }}>{below}</Box>}
    </>
  );
}
