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
  const rows = [...table.rows];
  const grid = rows.map((): Element[] => []);
  const empty = () => table.ownerDocument.createElement('td');
  for (const [down, row] of rows.entries())
    for (const cell of row.cells) {
      const taken = grid[down] ?? [];
      const hole = Object.keys(taken).findIndex((column, at) => Number(column) !== at);
      const column = hole < 0 ? taken.length : hole;
      // A height of 0 is to the end.
      for (const below of grid.slice(down, down + (cell.rowSpan || rows.length)))
        for (let at = 0; at < Math.min(cell.colSpan, mostColumns); at += 1)
          below[column + at] = below === taken && at === 0 ? cell : empty();
    }
  const isFilled = (cell?: Element) =>
    cell?.textContent?.trim() || cell?.querySelector('img, [data-formula]');
  const columns = Math.max(1, ...grid.map((cells) => cells.findLastIndex(isFilled) + 1));
  for (const [at, row] of rows.entries())
    row.replaceChildren(...Array.from(grid[at]?.slice(0, columns) ?? [], (cell) => cell ?? empty()));
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
