import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** `import "./a.js"` and `… from "./a.js"`, as the bundler writes them; not `import("./a.js")`, which comes later. */
const staticImport = /\b(?:import|from)\s*"([^"]+\.js)"/g;

/** Files of a build have their content's hash in their names: what was read once holds. */
const known = new Map<string, readonly string[]>();

/** Addresses of the modules that a module imports at once. @param clientFolder absolute path of the built site */
export function importsOf(address: string, clientFolder: string): readonly string[] {
  const file = join(clientFolder, address);
  const found = known.get(file);
  if (found) return found;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const imports = [...text.matchAll(staticImport)].map(([, path = '']) =>
    posix.resolve(posix.dirname(address), path),
  );
  known.set(file, imports);
  return imports;
}

/**
 * A page's modules so that each comes after those that it imports: run in this order, every one has only its own work to
 * do, and the browser its turn in between.
 * @param addresses of modules below the built site: `/assets/a.js`
 * @param clientFolder absolute path of the built site
 */
export function importsFirst(addresses: readonly string[], clientFolder: string): string[] {
  const wanted = new Set(addresses);
  const seen = new Set<string>();
  const inOrder: string[] = [];
  const take = (address: string) => {
    if (!wanted.has(address) || seen.has(address)) return;
    seen.add(address);
    importsOf(address, clientFolder).forEach(take);
    inOrder.push(address);
  };
  addresses.forEach(take);
  return inOrder;
}
