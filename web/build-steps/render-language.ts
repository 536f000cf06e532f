import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keptFiles } from '@pathshala/art/kept-files';
import { keepsPages } from '@pathshala/brand/owner.config';
import { builtContent, pageIds } from '@pathshala/content/load-content';
import { type PageHashes, siteFiles } from '@pathshala/contract/calls/site-server';
import {
  builtFileOf,
  prerenderedAddresses,
  settingsPath,
  shellAddresses,
  spaFallback,
} from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { addressIn } from '@pathshala/contract/text/languages';
import type { School } from '../src/page/page-loader.ts';
import { dataAddress, listAddress } from '../src/page-address.ts';
import { bundleFolder, clientFolder, builtLanguage as language, serverFolder } from './built-language.ts';
import { writeSiteParts } from './render/built-site.ts';
import { schoolOfFiles } from './render/school-files.ts';
import { writeSavedFiles } from './write-saved-files.ts';

/** Writes the pages of a language, and lists the files of saved ones. */

/** Reuses texts made by the same code from the same data. A page may contain today's date. */
function textsBefore(folder: string) {
  const kept = keptFiles(folder, new Date().toDateString());
  return async (of: string, make: () => Promise<string>) =>
    Buffer.from(await kept([of], async () => Buffer.from(await make()))).toString();
}

const webDir = fileURLToPath(new URL('..', import.meta.url));
const client = join(webDir, clientFolder);
const bundle = join(webDir, bundleFolder(language));
const server = join(webDir, serverFolder(language));
const { builtSiteOf, render, settingsHash } = (await import(
  pathToFileURL(join(server, siteFiles.server)).href
)) as typeof import('../src/server.ts');
const site = builtSiteOf(writeSiteParts({ client, bundle, server }, language));
const kept = textsBefore(join(bundle, 'pages'));
const content = builtContent();
const files = schoolOfFiles(content, language);
const exercise: School['exercise'] = async (...of) => {
  const make = async () => JSON.stringify(await files.exercise(...of));
  return JSON.parse(await kept(`exercise ${of.join(' ')}`, make));
};
const options = { school: { ...files, exercise }, site };

function write(file: string, text: string): void {
  const path = join(client, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const shells = shellAddresses();
const hashes: Record<string, string> = { [settingsPath(language)]: await settingsHash(options.school) };
for (const address of [...prerenderedAddresses(pageIds(content)), ...shells]) {
  const path = addressIn(language, address);
  // The answers that the page requests at once.
  const data = address === paths.books ? [listAddress('/blog2.json', language)] : [];
  const page = await render(path, { ...options, data, isShell: shells.includes(address), kept });
  write(builtFileOf(path), page.html);
  if (page.contentHash) hashes[path] = page.contentHash;
  if (page.data !== undefined) write(dataAddress(path).slice(1), JSON.stringify(page.data));
}
writeFileSync(join(server, siteFiles.hashes), JSON.stringify(hashes satisfies PageHashes));
const { html } = await render(addressIn(language, '/'), { ...options, isDrawn: true });
write(builtFileOf(addressIn(language, spaFallback)), html);
if (keepsPages) await writeSavedFiles(webDir, language);
