import Button from '@mui/material/Button';
import { schoolDay } from '@pathshala/contract/site/region';
import { Icon } from './icon.tsx';
import { saveFile } from './save-file.ts';
import { Failure } from './states.tsx';
import { useWork } from './use-work.ts';

export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string | number;
}

/** The byte order mark tells spreadsheets that the file is UTF-8. */
const utf8Mark = '\ufeff';

/**
 * The start of a formula in a spreadsheet: at the start of a cell, after blanks and invisible characters too. Where semicolons
 * separate cells, quotes only protect the first, so a cell may start after each semicolon or line. Includes full-width signs.
 */
const formula =
  /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\p{Cf}\0"'“”‘’])*[=+\-@﹢﹣﹦﹫＝＋－＠])/gu;

/**
 * RFC 4180, with a byte order mark. Names and messages are anybody's text, so formulas get an apostrophe in front; numbers stay.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  return `${utf8Mark}${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(formula, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

interface CsvButtonProps<Row> {
  readonly label: string;
  /** Without date and ending. */
  readonly file: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly load: () => Promise<readonly Row[]>;
}

export function CsvButton<Row>({ label, file, columns, load }: CsvButtonProps<Row>) {
  const { running, error, run } = useWork();

  const save = () =>
    run(async () => {
      const text = toCsv(columns, await load());
      saveFile(`${file}-${schoolDay(Date.now())}.csv`, text, 'text/csv;charset=utf-8');
    });

  return (
    <div>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" size={20} />}
        loading={running}
        onClick={() => void save()}
        sx={{ whiteSpace: 'normal' }}
      >
        {label}
      </Button>
      <Failure text={error} />
    </div>
  );
}
