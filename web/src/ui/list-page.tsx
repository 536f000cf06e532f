import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { words } from '../words/words.ts';
import bar from './bottom-bar.module.css';
import { Choice } from './choice.tsx';
import { CsvButton, type CsvColumn } from './csv-button.tsx';
import { type Column, DataTable, type Identified, TableSkeleton } from './data-table.tsx';
import { Icon } from './icon.tsx';
import { Page } from './page.tsx';
import { useLocation } from './router.ts';
import { Async } from './states.tsx';
import { useAddress } from './use-address.ts';

export interface ListPart<Row> {
  readonly list: {
    readonly items: readonly unknown[] | undefined;
    readonly loading: boolean;
    readonly error: Error | undefined;
    readonly refetch: () => Promise<void>;
  };
  readonly rows: readonly Row[];
  /** Positions of the first and last row shown, from 1. */
  readonly from: number;
  readonly to: number;
  /** Rows loaded; if there are `more`, others follow. */
  readonly total: number;
  readonly more: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Rows that may match are still loading. */
  readonly searching: boolean;
  readonly turn: (by: number) => void;
}

function Pager({ page: { from, to, total, more, hasPrevious, hasNext, turn } }: { page: ListPart<unknown> }) {
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
        onClick={() => turn(-1)}
      >
        {words['ui.previousPage']()}
      </Button>
      <Button
        variant="outlined"
        endIcon={<Icon name="next" size={20} />}
        disabled={!hasNext}
        onClick={() => turn(1)}
      >
        {words['ui.nextPage']()}
      </Button>
    </Box>
  );
}

interface ListPageProps<Row> {
  readonly title: string;
  readonly lead?: string;
  readonly aside: ReactNode;
  /** In the plural and in lower case: “messages”. */
  readonly of: string;
  readonly page: ListPart<Row>;
  readonly columns: readonly Column<Row>[];
  readonly empty: ReactNode;
  readonly search?: {
    readonly label: string;
    readonly text: string;
    readonly type: (text: string) => void;
    /** Said while all is read. */
    readonly searching?: string;
  };
  /** Beside the search. */
  readonly filters?: ReactNode;
  readonly tools?: ReactNode;
  /** The main button. */
  readonly main?: ReactNode;
  readonly above?: ReactNode;
  readonly csv?: {
    readonly file: string;
    readonly columns: readonly CsvColumn<Row>[];
    readonly load: () => Promise<readonly Row[]>;
  };
  readonly children?: ReactNode;
}

/** Rows that are seen at a glance need none. */
const worthFilters = 12;

/** The address has what narrows a list. */
export const useHasFilters = ({ list: { items }, more }: ListPart<unknown>) =>
  useLocation().search !== '' || more || (items?.length ?? worthFilters) >= worthFilters;

/** Options for `useFilter` that begin with all of the values. */
export const orAll = <Value extends string>(values: readonly Value[], wordOf: (value: Value) => string) =>
  ({
    all: words['studio.all'](),
    ...Object.fromEntries(values.map((one) => [one, wordOf(one)])),
  }) as Readonly<Record<Value | 'all', string>>;

/**
 * A choice that narrows or sorts a list, kept in the address.
 * @param options words by value; the first is usual, and the address leaves it out
 * @returns `chosen`: undefined for the usual one
 */
export function useFilter<Value extends string>(
  name: string,
  label: string,
  options: Readonly<Record<Value, string>>,
) {
  const { read, write } = useAddress();
  const [usual, ...others] = Object.keys(options) as [Value, ...Value[]];
  const asked = read(name);
  const chosen = others.find((one) => one === asked);
  const value = chosen ?? usual;
  // Another list starts at its first page.
  const choose = (to: string) => write({ [name]: to === usual ? undefined : to, page: undefined });
  return { value, chosen, filter: <Choice {...{ label, options, value }} onChoose={choose} /> };
}

type ToolRowProps = Pick<ListPageProps<never>, 'search' | 'filters' | 'tools' | 'main'> & {
  readonly isSearching: boolean;
};

function ToolRow({ search, filters, tools, main, isSearching }: ToolRowProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        {search && (
          <TextField
            type="search"
            label={search.label}
            value={search.text}
            onChange={(event) => search.type(event.target.value)}
            sx={{ flex: '1 1 17.5rem', maxWidth: { sm: '26rem' } }}
          />
        )}
        {filters}
        {/* Others on a short list, as its section is, so that nothing moves. */}
        <Fragment key={`${Boolean(search)}`}>{tools}</Fragment>
        {main && (
          <div data-bar className={`stack ${bar.main}`} style={{ marginInlineStart: 'auto' }}>
            {main}
          </div>
        )}
      </Box>
      {/* As high as the gap, so that the table does not move. */}
      <Box sx={{ height: 4, mt: -1.25, mb: 0.75 }}>
        {isSearching && <LinearProgress aria-label={search?.searching} />}
      </Box>
    </>
  );
}

export function ListPage<Row extends Identified>(props: ListPageProps<Row>) {
  const { title, lead, aside, of, page, columns, empty, above, csv, tools, main, children } = props;
  const hasFilters = useHasFilters(page);
  const { items, loading, error, refetch } = page.list;
  const retry = () => void refetch().catch(() => undefined);
  return (
    <Page title={title} {...(lead && { lead })} aside={aside}>
      {above}
      <ToolRow {...(hasFilters ? props : { tools, main })} isSearching={page.searching} />
      {error && items && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={<Button onClick={retry}>{words['ui.tryAgain']()}</Button>}
        >
          {error.message}
        </Alert>
      )}
      {/* The focus moves here if a button is removed with its row. */}
      <section aria-label={title} key={`${hasFilters}`}>
        <Async
          answer={{ data: items, error, isValidating: loading, mutate: retry }}
          failure={words['ui.tableFailed']({ of })}
          loading={<TableSkeleton label={words['ui.tableLoading']({ of })} />}
        >
          {() =>
            page.rows.length > 0 ? (
              <DataTable label={title} columns={columns} rows={page.rows} from={page.from} />
            ) : (
              empty
            )
          }
        </Async>
        <Pager page={page} />
        {/* Shown with the table, so that it does not move it. */}
        {(items || error) && csv && (
          <Box sx={{ mt: 3 }}>
            <CsvButton label={words['ui.downloadCsv']()} {...csv} />
          </Box>
        )}
      </section>
      {children}
    </Page>
  );
}
