import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface RouteRow extends Readonly<Record<string, unknown>> {
  readonly imports?: readonly string[];
}

/** The files of all routes, those that most of them have before the others. */
function commonFirst(rows: readonly RouteRow[]): (files: readonly string[]) => string[] {
  const count = new Map<string, number>();
  for (const file of rows.flatMap(({ imports = [] }) => imports)) count.set(file, (count.get(file) ?? 0) + 1);
  const uses = (file: string) => count.get(file) ?? 0;
  return (files) => files.toSorted((a, b) => uses(b) - uses(a) || (a < b ? -1 : 1));
}

/**
 * The list by which the router knows what each page is made of, which every page loads: without what is false of a route,
 * as the router takes what is not there, and with what routes share in one order, so that it compresses.
 * @param text as React Router writes it: an object that is given a name
 */
export function leanManifest(text: string): string {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const manifest = JSON.parse(text.slice(start, end)) as { readonly routes: Record<string, RouteRow> };
  const inOrder = commonFirst(Object.values(manifest.routes));
  const lean = (row: RouteRow) => {
    const whole: Readonly<Record<string, unknown>> = {
      ...row,
      ...(row.imports && { imports: inOrder(row.imports) }),
    };
    return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== false));
  };
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, row]) => [id, lean(row)]));
  return text.slice(0, start) + JSON.stringify({ ...manifest, routes }) + text.slice(end);
}

/** @param clientFolder absolute path of the built site: the lists of all languages */
export function leanManifests(clientFolder: string): void {
  const assets = join(clientFolder, 'assets');
  for (const name of readdirSync(assets).filter((one) => /^manifest-[\w-]+\.js$/.test(one))) {
    const file = join(assets, name);
    writeFileSync(file, leanManifest(readFileSync(file, 'utf8')));
  }
}
