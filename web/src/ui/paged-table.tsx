import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { Async } from './async.tsx';
import type { TablePage } from './data-table-page.ts';
import { DataTablePager } from './data-table-pager.tsx';
import { DataTableSkeleton } from './data-table-skeleton.tsx';

interface PagedTableProps {
  /** What the table is of, in the plural and small: “messages”. */
  readonly of: string;
  readonly list: {
    readonly items: readonly unknown[] | undefined;
    readonly loading: boolean;
    readonly error: Error | undefined;
    refetch(): Promise<void>;
  };
  readonly page: TablePage<unknown>;
  /** The table, or what stands in its place when it has no rows. */
  readonly children: ReactNode;
}

/** A table of a list that comes in pages: on its way, there, not arrived, or there but not renewed. */
export function PagedTable({ of, list, page, children }: PagedTableProps) {
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
    </>
  );
}
