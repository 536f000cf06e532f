import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageStart, startId } from '@pathshala/boot/page-start';
import type { BudgetedPage } from './budgeted-pages.ts';

/** The addresses that a page brings by itself: modules with all that they import, and data. */
export interface Brought {
  readonly scripts: ReadonlySet<string>;
  readonly data: readonly string[];
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
  const texts = new Map<string, string>();
  const read = (address: string) => {
    const text = texts.get(address) ?? readFileSync(join(site, address), 'utf8');
    texts.set(address, text);
    return text;
  };
  const addTo = (scripts: Set<string>, address: string) => {
    if (scripts.has(address)) return;
    scripts.add(address);
    for (const [, file] of read(address).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      addTo(scripts, `/assets/${file}`);
  };
  const assets = readdirSync(join(site, 'assets'));
  /** The modules whose names begin so. Each language has its own, and those that a page brings name the page's. */
  const named = (beginning: string, by: ReadonlySet<string>) => {
    const all = assets.filter((file) => file.startsWith(beginning) && file.endsWith('.js'));
    if (all.length === 0) throw new Error(`The site has no module ${beginning}`);
    return all.length === 1 ? all : all.filter((file) => [...by].some((one) => read(one).includes(file)));
  };
  return (html, { later = [] }) => {
    const { modules, data } = startIn(html);
    const scripts = new Set<string>();
    for (const address of modules) addTo(scripts, address);
    for (const name of later) for (const file of named(name, scripts)) addTo(scripts, `/assets/${file}`);
    return { scripts, data };
  };
}
