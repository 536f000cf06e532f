import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript } from '@pathshala/boot/boot-script';
import { pagesAhead } from '@pathshala/boot/pages-ahead';
import type { BuiltSite } from '../../src/server.tsx';
import { addressOf, type ModuleGraph, readModuleGraph } from './module-graph.ts';

/** The module that takes a page over. */
export const entrySource = 'src/entry.browser.tsx';

/** What a page is made of. */
interface MadeOf {
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
}

function madeOf({ chunkOf, withImports }: ModuleGraph, files: readonly string[]): MadeOf {
  const own = files.map((file) => chunkOf(`src/${file}`));
  const site = withImports([chunkOf(entrySource)]);
  // Styles of the site itself stand before those of the page; of modules the site's own comes last.
  const sheets = [...site, ...withImports(own)].flatMap(({ css = [] }) => css);
  const modules = [...withImports([...own, chunkOf(entrySource)])];
  return {
    modules: [...new Set(modules.map(({ file }) => addressOf(file)))],
    sheets: [...new Set(sheets.map(addressOf))],
  };
}

/**
 * What browsers are given, as it was built.
 * @param client absolute path of what was built for browsers in one language
 * @param server absolute path of what was built for servers
 */
export function readBuiltSite(client: string, server: string): BuiltSite {
  const graph = readModuleGraph(server);
  const styles = (sheet: string) => {
    const css = readFileSync(join(client, sheet), 'utf8').trim();
    if (css.includes('</')) throw new Error(`${sheet} would end the element that it stands in`);
    return css;
  };
  return { bootScript, rules: pagesAhead, madeOf: (files) => madeOf(graph, files), styles };
}
