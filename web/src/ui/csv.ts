/** A column of a table that is taken along. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string | number;
}

/** By this a spreadsheet knows that the file is UTF-8, and shows all scripts as they are. */
const utf8Mark = '\ufeff';

/**
 * Where a spreadsheet would find a formula: at the beginning, also behind blanks, and of what it leaves out there. In half of the
 * world semicolons part the cells of such a file, and quotes hold only the first one of a line together: so a new cell may
 * begin behind each of them, and a new row with each line of a text. The wide signs are those of East Asia.
 */
const formula = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/**
 * A table as a file that spreadsheets open: RFC 4180, with a mark for UTF-8. Everybody can choose a name and write to us,
 * so what would be a formula gets an apostrophe before it; a number stays one.
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
