/** A part's share of the one table that is printed: its first column says what, the second has the ratio. */
export interface Section {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What has to be known to read the figures. */
  readonly notes?: readonly string[];
}

const gap = '  ';

function widthsOf(sections: readonly Section[]): number[] {
  const lines = sections.flatMap(({ head, rows }) => [head, ...rows]);
  const columns = Math.max(0, ...lines.map((line) => line.length));
  return Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
}

/** One table in text out of the sections, the columns of all of them under each other. */
export function tableOf(sections: readonly Section[]): string {
  const widths = widthsOf(sections);
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(gap)
      .trimEnd();
  return sections
    .map(({ head, rows, notes = [] }) => [head, ...rows].map(line).concat(notes).join('\n'))
    .join('\n\n');
}

export const ratio = (value: number) => value.toFixed(2);
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
/** `12,345`. */
export const count = (value: number) => Math.round(value).toLocaleString('en-US');
