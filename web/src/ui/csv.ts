/** A column of a saved table. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string | number;
}

/** The byte order mark tells spreadsheets that the file is UTF-8. */
const utf8Mark = '\ufeff';

/**
 * Where a spreadsheet would find a formula: at the beginning of a cell, also after blanks and characters that it
 * drops. In many countries semicolons separate the cells, and quotes hold only the first one together: a new cell may
 * begin after each semicolon, perhaps with a quote, and a new row with each line. The wide signs are those of East Asia.
 */
const formula = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n]|["'“”])*[=+\-@＝＋－＠])/g;

/**
 * A table as a file that spreadsheets open: RFC 4180, with a byte order mark. Anyone can choose a name and write to
 * us, so formulas get an apostrophe in front; numbers stay.
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
