/** A column of a table that is taken along. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string | number;
}

/** By this a spreadsheet knows that the file is UTF-8, and shows Bangla as it is. */
const utf8Mark = '\ufeff';

/** What a spreadsheet would take for a formula, also behind blanks that it leaves out. */
const formula = /^\s*[=+\-@]|^[\t\r\n]/;

/**
 * A table as a file that spreadsheets open: RFC 4180, with a mark for UTF-8. Everybody can choose a name and write to us,
 * so a text that would be a formula gets an apostrophe before it; a number stays one.
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
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
