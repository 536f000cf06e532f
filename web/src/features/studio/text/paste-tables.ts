/** Tables of other programs: ours have a head row, a line in each cell, and no merged cells. */

export function renamed(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** A table within a cell: a cell is a single line. */
export function asWords(table: Element): void {
  const parts = [...table.querySelectorAll('td, th, caption')].flatMap((cell) => [...cell.childNodes, ' ']);
  table.replaceWith(...parts);
}

/** Merged cells are split: our tables have none. */
function parted(table: HTMLTableElement): void {
  const below: number[] = [];
  for (const row of table.rows) {
    let column = 0;
    const addEmpty = (before: Element | null) =>
      row.insertBefore(table.ownerDocument.createElement('td'), before);
    const fill = (before: Element | null) => {
      for (; (below[column] ?? 0) > 0; column += 1) {
        below[column] = (below[column] ?? 0) - 1;
        addEmpty(before);
      }
    };
    for (const cell of [...row.cells]) {
      fill(cell);
      const { colSpan, rowSpan, nextElementSibling: next } = cell;
      for (let at = 0; at < Math.min(colSpan, mostColumns); at += 1, column += 1) {
        if (at > 0) addEmpty(next);
        // 0 is to the end.
        below[column] = Math.min(rowSpan || table.rows.length, table.rows.length - row.rowIndex) - 1;
      }
    }
    fill(null);
  }
  const isFilled = (cell: Element) => cell.textContent?.trim() || cell.querySelector('img, [data-formula]');
  const columns = Math.max(1, ...[...table.rows].map((row) => [...row.cells].findLastIndex(isFilled) + 1));
  for (const row of table.rows) for (const cell of [...row.cells].slice(columns)) cell.remove();
}

/** More than fit on any page. */
const mostColumns = 50;

/** Our tables start with a header row. */
export function headRow(table: HTMLTableElement): void {
  const { caption } = table;
  if (caption) {
    table.before(caption);
    renamed(caption, 'p');
  }
  parted(table);
  for (const cell of table.rows[0]?.cells ?? []) if (cell.tagName === 'TD') renamed(cell, 'th');
  for (const cell of table.querySelectorAll('td, th')) {
    // A cell is a single line.
    for (const paragraph of cell.querySelectorAll('p, div, li')) paragraph.append(' ');
    const line = table.ownerDocument.createElement('p');
    for (const block of cell.querySelectorAll('p, div, ul, ol, li')) block.replaceWith(...block.childNodes);
    line.append(...cell.childNodes);
    cell.append(line);
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
  }
}
