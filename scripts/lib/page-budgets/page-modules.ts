import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageStart, startId } from '@pathshala/boot/page-start';
import type { BudgetedPage } from './budgeted-pages.ts';

/** The addresses that a page brings by itself: modules with all that they import, and data. */
export interface Brought {
  readonly scripts: ReadonlySet<string>;
  readonly data: readonly string[];
}

/** The built modules: what each of them imports, read once. */
class BuiltModules {
  private readonly site: string;
  private readonly assets: readonly string[];
  private readonly imports = new Map<string, readonly string[]>();

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

/** What a page says of itself. */
function startIn(html: string): Pick<PageStart, 'modules' | 'data'> {
  const text = new RegExp(`id="${startId}">([\\s\\S]*?)</script>`).exec(html)?.[1];
  if (text === undefined) throw new Error('The page names no modules');
  return JSON.parse(text) as PageStart;
}

/**
 * Reads from the built files what a page starts with.
 * @param site absolute path of the built site
 * @returns what a page brings, from its text and its row
 */
export function openModules(site: string): (html: string, page: BudgetedPage) => Brought {
  const built = new BuiltModules(site);
  return (html, { later = [] }) => {
    const { modules, data } = startIn(html);
    const scripts = new Set<string>();
    for (const address of modules) built.addWithImports(address, scripts);
    for (const name of later)
      for (const address of built.named(name, scripts)) built.addWithImports(address, scripts);
    return { scripts, data };
  };
}
