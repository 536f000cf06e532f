import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  /** @param place of the row in the whole list, from 1 */
  readonly cell: (row: Row, place: number) => ReactNode;
  /** CSS width on wide screens; the rest is shared. */
  readonly width?: string;
  /** Of the twelve parts of a phone's width; a row of the table is then a small card. */
  readonly phone: number;
  /** Shown on wide screens alone; what it says has to be in another cell on the others. */
  readonly wide?: true;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Place of the first of `rows` in the whole list, from 1. */
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
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;

const cellSx = {
  px: { xs: 0, sm: 2 },
  py: { xs: 0, sm: 1.25 },
  border: 0,
  overflowWrap: 'anywhere',
  verticalAlign: 'baseline',
} as const;

/** Where a cell has nothing to say on a phone, its room is that of the one after it. */
const emptySx = { '&:empty': { display: { xs: 'none', sm: 'table-cell' } } } as const;

/**
 * How much of a phone's width a cell has.
 * @param before the column before it
 */
function roomOf<Row>(column: Column<Row>, before: Column<Row> | undefined) {
  const own = { gridColumn: `span ${column.phone}` };
  if (!before || before.wide) return own;
  return { ...own, 'td:empty + &': { gridColumn: `span ${Math.min(12, before.phone + column.phone)}` } };
}

/**
 * A table that becomes a stack of small cards on a phone. The roles are spelled out, because browsers forget them
 * where a table is laid out as a grid.
 */
export function DataTable<Row extends { readonly _id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, from } = props;
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
            <TableRow role="row" key={row._id} sx={rowSx}>
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
