import { useState } from 'react';

interface Source<Row> {
  /** The loaded rows. */
  readonly rows: readonly Row[];
  /** Whether there is more to load. */
  readonly more: boolean;
  readonly loadMore: () => void;
}

/** The open page, from 0, and how to open another. */
export interface PagePlace {
  readonly page: number;
  turn(to: number): void;
}

export interface TablePage<Row> {
  readonly rows: readonly Row[];
  /** Positions of the first and last row shown, from 1. */
  readonly from: number;
  readonly to: number;
  /** Rows loaded; with `more` there are others. */
  readonly total: number;
  readonly more: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  previous(): void;
  next(): void;
}

/**
 * Shows a list by pages and loads more of it shortly before it is needed.
 * @param size rows on a page
 * @param place where the page number is kept; without it: here
 */
export function useTablePage<Row>(
  { rows, more, loadMore }: Source<Row>,
  size: number,
  place?: PagePlace,
): TablePage<Row> {
  const [own, setOwn] = useState(0);
  const { page: wanted, turn: setWanted } = place ?? { page: own, turn: setOwn };
  // A list that became shorter must not leave its reader on a page that no longer exists.
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
  };
}
