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

const hashOf = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

interface SiteFolders {
  readonly client: string;
  readonly bundle: string;
  readonly server: string;
}

/**
 * Pages of which there are many, such as courses, and members' pages have their styles in one file, which the next one finds in
 * the browser: inside they would be a fifth of the site. Others have them inside, and are painted a round trip earlier: lessons
 * too, and open courses (`web/src/server/document-of.ts`).
 */
function madeOfEach({ client, bundle, server }: SiteFolders): Pick<SiteParts, 'madeOf' | 'styles'> {
  const graph = readModuleGraph(server);
  const styles: Record<string, string> = {};
  const parts = routeFiles.map(([{ page: name, path, anyOther, audience }, around]) => {
    const files = around.map(({ file }) => file);
    const page = madeOf(graph, files);
    const css = page.sheets.map((one) => (styles[one] ??= stylesOf(bundle, one))).join('');
    const isMany = audience === 'signed-in' || (path.includes(':') && name !== 'lesson');
    if (!isMany || anyOther) return [files.join(' '), page];
    const sheet = `/assets/style-${hashOf(css, 8)}.css`;
    writeFileSync(join(client, sheet), css);
    return [files.join(' '), { ...page, sheet }];
  });
  return { madeOf: Object.fromEntries([['', madeOf(graph, [])], ...parts]), styles };
}

/** Writes the list of the site's files for browsers beside its server, and publishes the version of the site. */
export function writeSiteParts(folders: SiteFolders, language: Language): SiteParts {
  const { client, server } = folders;
  const parts = { bootScript, ...madeOfEach(folders) };
  // Its parts are named by their content.
  const code = readFileSync(join(server, siteFiles.server), 'utf8');
  const version = hashOf(JSON.stringify(parts) + code, 22);
  writeFileSync(join(server, siteFiles.parts), JSON.stringify({ version, ...parts }));
  const file = join(client, addressIn(language, siteVersionPath));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ version }));
  return { version, ...parts };
}
