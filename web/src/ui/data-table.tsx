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
  /** @param place position of the row in the whole list, from 1 */
  readonly cell: (row: Row, place: number) => ReactNode;
  /** CSS width on wide screens; the other columns share the rest. */
  readonly width?: string;
  /** Of the twelve columns of a phone's width; a row of the table is then a small card. */
  readonly phone: number;
  /** Only on wide screens; on others another cell must say the same. */
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
  // Letters so large that hardly two words fit in a line.
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

/** The room of a cell without content on phones goes to the one after it. */
const emptySx = { '&:empty': { display: { xs: 'none', sm: 'table-cell' } } } as const;

/**
 * A cell's share of a phone's width.
 * @param before the column before it
 */
function roomOf<Row>(column: Column<Row>, before: Column<Row> | undefined) {
  const own = { gridColumn: `span ${column.phone}` };
  if (!before || before.wide) return own;
  return { ...own, 'td:empty + &': { gridColumn: `span ${Math.min(12, before.phone + column.phone)}` } };
}

/**
 * A table that becomes a stack of small cards on a phone. Roles are explicit, because browsers drop them when a table
 * is laid out as a grid.
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
