import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageModules } from '@pathshala/boot/page-data';
import type { BudgetedPage } from './budgeted-pages.ts';

interface ManifestRoute {
  readonly parentId?: string;
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Routes = Readonly<Record<string, ManifestRoute>>;

/** What the site's manifest knows of a route and of those around it. */
function chainOf(routes: Routes, id: string): ManifestRoute[] {
  const route = routes[id];
  if (!route) throw new Error(`The site has no route ${id}`);
  return [route, ...(route.parentId ? chainOf(routes, route.parentId) : [])];
}

/** The text is a script of the build's own: an assignment of JSON. */
function routesIn(manifest: string): Routes {
  const json = manifest.slice(manifest.indexOf('=') + 1).replace(/;\s*$/, '');
  return (JSON.parse(json) as { routes: Routes }).routes;
}

/** The addresses that a page brings by itself: modules with all that they import, data, and style sheets of its own. */
export interface Brought {
  readonly scripts: ReadonlySet<string>;
  readonly data: readonly string[];
  readonly styles: readonly string[];
}

/** The built modules: what each of them imports, read once. */
class BuiltModules {
  private readonly site: string;
  private readonly assets: readonly string[];
  private readonly imports = new Map<string, readonly string[]>();
  private readonly routes = new Map<string, Routes>();

  constructor(site: string) {
    this.site = site;
    this.assets = readdirSync(join(site, 'assets'));
  }

  /**
   * The module whose name begins so. Each language has its own, and those that a page brings name the page's.
   * @throws Error where no module's name begins so
   */
  named(beginning: string, by: ReadonlySet<string>): string[] {
    const all = this.assets.filter((file) => file.startsWith(beginning) && file.endsWith('.js'));
    if (all.length === 0) throw new Error(`The site has no module ${beginning}`);
    const named = all.filter((file) => [...by].some((address) => this.read(address).includes(file)));
    return (all.length === 1 ? all : named).map((file) => `/assets/${file}`);
  }

  chain(manifest: string, route: string): ManifestRoute[] {
    const routes = this.routes.get(manifest) ?? routesIn(this.read(manifest));
    this.routes.set(manifest, routes);
    return chainOf(routes, route);
  }

  /** Adds a module and all that it imports. */
  addWithImports(address: string, to: Set<string>): void {
    if (to.has(address)) return;
    to.add(address);
    for (const imported of this.importsOf(address)) this.addWithImports(imported, to);
  }

  private importsOf(address: string): readonly string[] {
    const known = this.imports.get(address);
    if (known) return known;
    const found = [...this.read(address).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)];
    const imports = found.map(([, file]) => `/assets/${file}`);
    this.imports.set(address, imports);
    return imports;
  }

  private read(address: string): string {
    return readFileSync(join(this.site, address), 'utf8');
  }
}

const isScript = (address: string) => address.endsWith('.js');

/**
 * Reads from the built files what a page starts with.
 * @param site absolute path of the built site
 * @returns what a page brings, from its text and its row
 */
export function openModules(site: string): (html: string, page: BudgetedPage) => Brought {
  const built = new BuiltModules(site);
  return (html, { route, later = [] }) => {
    const text = /data-start="modules">([\s\S]*?)<\/script>/.exec(html)?.[1];
    if (text === undefined) throw new Error('The page names no modules');
    const named = JSON.parse(text) as PageModules;
    const chain = route === undefined ? [] : built.chain(named.manifest, route);
    const first = [named.manifest, named.entry, ...named.all, ...Object.values(named.routes).flat()];
    const ofRoute = chain.flatMap((one) =>
      [one.module, one.clientLoaderModule ?? [], one.imports ?? []].flat(),
    );
    const scripts = new Set<string>();
    for (const address of [...first, ...ofRoute])
      if (isScript(address)) built.addWithImports(address, scripts);
    for (const name of later)
      for (const address of built.named(name, scripts)) built.addWithImports(address, scripts);
    // The style of a prerendered page stands in it, beside the links to its sheets.
    const linked = new Set(
      [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, at = '']) => at),
    );
    const styles = chain.flatMap(({ css = [] }) => css).filter((address) => !linked.has(address));
    return {
      scripts,
      data: first.filter((address) => !isScript(address)),
      styles: [...new Set(styles.map((address) => address.replace(/[#?].*$/, '')))],
    };
  };
}
