/** A share of the one table that is printed: its first column says what, the second has the ratio. */
export interface Section {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What has to be known to read the figures. */
  readonly notes?: readonly string[];
}

/** One table in text out of the sections, the columns of all of them under each other. */
export function tableOf(sections: readonly Section[]): string {
  const all = sections.flatMap(({ head, rows }) => [head, ...rows]);
  const widthOf = (column: number) => Math.max(...all.map((cells) => cells[column]?.length ?? 0));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column))))
      .join('  ')
      .trimEnd();
  return sections
    .map(({ head, rows, notes = [] }) => [...[head, ...rows].map(line), ...notes].join('\n'))
    .join('\n\n');
}

export const ratio = (value: number) => value.toFixed(2);
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
/** `12,345`. */
export const count = (value: number) => Math.round(value).toLocaleString('en-US');
