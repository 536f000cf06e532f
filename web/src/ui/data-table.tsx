import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

/** A row has one of the two as key. */
export interface Identified {
  readonly _id?: string;
  readonly id?: string;
}

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  /** @param place of the row in the whole list, from 1 */
  readonly cell: (row: Row, place: number) => ReactNode;
  /** CSS width on wide screens; other columns share the rest. */
  readonly width?: string;
  /** Out of twelve, all of them when left out; on a phone a row is a small card. */
  readonly phone?: number;
  /** Hidden on small screens, where another cell must say the same. */
  readonly wide?: true;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Position of the first of `rows` in the whole list, from 1. */
  readonly from: number;
}

const headSx = {
  display: { xs: 'none', sm: 'table-cell' },
  color: 'text.secondary',
  fontWeight: 600,
  bgcolor: 'tint',
  px: 2,
  borderColor: 'divider',
} as const;

const wideSx = { display: { xs: 'none', lg: 'table-cell' } } as const;

const rowSx = {
  display: { xs: 'grid', sm: 'table-row' },
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'baseline',
  columnGap: 1,
  rowGap: 1,
  p: { xs: 2, sm: 0 },
  // Text so large that two words hardly fit in a line.
  '@media (max-width: 19em)': { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;

const cellSx = {
  px: { xs: 0, sm: 2 },
  py: { xs: 0, sm: 1.25 },
  border: 0,
  overflowWrap: 'anywhere',
  verticalAlign: 'baseline',
} as const;

/** On phones the next cell takes the space of an empty one. */
const emptySx = { '&:empty': { display: { xs: 'none', sm: 'table-cell' } } } as const;

/** Columns out of twelve on a phone. @param before the column before it */
function roomOf<Row>({ phone = 12 }: Column<Row>, before: Column<Row> | undefined) {
  const own = { gridColumn: `span ${phone}` };
  if (!before || before.wide) return own;
  return { ...own, 'td:empty + &': { gridColumn: `span ${Math.min(12, (before.phone ?? 12) + phone)}` } };
}

/** A stack of small cards on a phone. Roles are explicit, because browsers drop them when a table is laid out as a grid. */
export function DataTable<Row extends Identified>({ label, columns, rows, from }: DataTableProps<Row>) {
  return (
    <TableContainer
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', bgcolor: 'background.paper' }}
    >
      <Table role="table" aria-label={label} sx={{ display: { xs: 'block', sm: 'table' } }}>
        <TableHead role="rowgroup" sx={{ display: { xs: 'none', sm: 'table-header-group' } }}>
          <TableRow role="row">
            {columns.map((column) => (
              <TableCell
                role="columnheader"
                key={column.key}
                sx={{ ...headSx, width: column.width, ...(column.wide && wideSx) }}
              >
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" sx={{ display: { xs: 'block', sm: 'table-row-group' } }}>
          {rows.map((row, at) => (
            <TableRow role="row" key={row._id ?? row.id} sx={rowSx}>
              {columns.map((column, place) => (
                <TableCell
                  role="cell"
                  key={column.key}
                  sx={{
                    ...cellSx,
                    ...roomOf(column, columns[place - 1]),
                    ...(column.wide ? wideSx : emptySx),
                  }}
                >
                  {column.cell(row, from + at)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function TableSkeleton({ label }: { label: string }) {
  return (
    <Box
      role="status"
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', p: 2, bgcolor: 'background.paper' }}
    >
      {skeletonRows.map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Box>
  );
}
