export type Named = readonly [name: string, drawing: string];

const frame = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>(.*)<\/svg>$/s;

/** Ids inside drawings must differ on a shared sheet. */
function withOwnNames(body: string, name: string): string {
  return body.replaceAll(/( id="|href="#|url\(#)/g, `$1${name}-`);
}

/**
 * Drawings of one size in one file: `sheet.svg#name` shows one of them, so that all need a single request.
 * @throws Error if the drawings are not whole files of one size
 */
export function sheetOf(drawings: readonly Named[]): string {
  let size = '';
  const parts = drawings.map(([name, drawing], place) => {
    const [, width = '', height = '', body] = frame.exec(drawing) ?? [];
    if (body === undefined) throw new Error(`${name} is not a whole drawing`);
    const own = `width="${width}" height="${height}"`;
    size ||= own;
    if (own !== size) throw new Error(`${name} is not as large as the others of its sheet`);
    const top = place * Number(height);
    const view = `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>`;
    return `${view}<svg y="${top}" ${own}>${withOwnNames(body, name)}</svg>`;
  });
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(size) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>${parts.join('')}</svg>`;
}
