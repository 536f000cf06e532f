import { useState } from 'react';

interface Source<Row> {
  /** What is loaded so far. */
  readonly rows: readonly Row[];
  /** Whether there is more to load. */
  readonly more: boolean;
  readonly loadMore: () => void;
}

export interface TablePage<Row> {
  readonly rows: readonly Row[];
  /** Places of the first and last row shown, from 1. */
  readonly from: number;
  readonly to: number;
  /** Rows loaded; with `more`, at least so many. */
  readonly total: number;
  readonly more: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  previous(): void;
  next(): void;
  /** Back to the beginning. */
  first(): void;
}

/**
 * Shows a list a page at a time and loads more of it shortly before it is needed.
 * @param size rows on a page
 */
export function useTablePage<Row>({ rows, more, loadMore }: Source<Row>, size: number): TablePage<Row> {
  const [wanted, setWanted] = useState(0);
  // A list that became shorter must not leave its reader on a page that is gone.
  const last = Math.max(0, Math.ceil(rows.length / size) - 1);
  const page = Math.min(wanted, last);
  const start = page * size;
  return {
    rows: rows.slice(start, start + size),
    from: start + 1,
    to: Math.min(start + size, rows.length),
    total: rows.length,
    more,
    hasPrevious: page > 0,
    hasNext: page < last || more,
    previous: () => setWanted(page - 1),
    next: () => {
      setWanted(page + 1);
      if (more && page + 2 > last) loadMore();
    },
    first: () => setWanted(0),
  };
}
