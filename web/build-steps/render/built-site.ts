import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bootScript } from '@pathshala/boot/boot-script';
import {
  type MadeOf,
  type SiteParts,
  siteFiles,
  siteVersionPath,
} from '@pathshala/contract/calls/site-server';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import { routeFiles } from '../../src/page-files.ts';
import { addressOf, type ModuleGraph, readModuleGraph } from './module-graph.ts';

export const entrySource = 'src/entry.browser.tsx';

export function madeOf({ chunkOf, withImports }: ModuleGraph, files: readonly string[]): MadeOf {
  const own = files.map((file) => chunkOf(`src/${file}`));
  const site = withImports([chunkOf(entrySource)]);
  // Styles of the site come before the page's; the site's module comes last.
  const sheets = [...site, ...withImports(own)].flatMap(({ css = [] }) => css);
  const modules = [...withImports([...own, chunkOf(entrySource)])];
  return {
    modules: [...new Set(modules.map(({ file }) => addressOf(file)))],
    sheets: [...new Set(sheets.map(addressOf))],
  };
}

/** @throws Error if it cannot be inlined */
export function stylesOf(bundle: string, sheet: string): string {
  const css = readFileSync(join(bundle, sheet), 'utf8').trim();
  if (css.includes('</')) throw new Error(`${sheet} would end the element that it stands in`);
  return css;
}

function madeOfEach(graph: ModuleGraph): Record<string, MadeOf> {
  const pages = routeFiles.map(([, files]) => files.map(({ file }) => file));
  return Object.fromEntries([[], ...pages].map((files) => [files.join(' '), madeOf(graph, files)]));
}

interface SiteFolders {
  readonly client: string;
  readonly bundle: string;
  readonly server: string;
}

/** Writes the list of the site's files for browsers beside its server, and publishes the version of the site. */
export function writeSiteParts({ client, bundle, server }: SiteFolders, language: Language): SiteParts {
  const pages = madeOfEach(readModuleGraph(server));
  const sheets = [...new Set(Object.values(pages).flatMap((one) => one.sheets))];
  const parts = {
    bootScript,
    madeOf: pages,
    styles: Object.fromEntries(sheets.map((sheet) => [sheet, stylesOf(bundle, sheet)])),
  };
  const version = createHash('sha256')
    .update(JSON.stringify(parts))
    // Its parts are named by their content.
    .update(readFileSync(join(server, siteFiles.server)))
    .digest('base64url')
    .slice(0, 22);
  writeFileSync(join(server, siteFiles.parts), JSON.stringify({ version, ...parts }));
  const file = join(client, addressIn(language, siteVersionPath));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ version }));
  return { version, ...parts };
}
