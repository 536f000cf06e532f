import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptFiles } from '@pathshala/art/kept-files';
import { pageIds, type SchoolContent } from '@pathshala/content/load-content';
import { type PageHashes, siteFiles } from '@pathshala/contract/calls/site-server';
import {
  builtFileOf,
  prerenderedAddresses,
  settingsPath,
  shellAddresses,
  spaFallback,
} from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import type { School } from '../../src/page/page-loader.ts';
import { dataAddress, listAddress } from '../../src/page-address.ts';
import { type SiteFolders, writeSiteParts } from './built-site.ts';
import { schoolOfFiles } from './school-files.ts';

interface BuiltLanguage extends SiteFolders {
  readonly language: Language;
  readonly site: typeof import('../../src/server.ts');
  readonly content: SchoolContent;
}

/** Reuses texts made by the same code from the same data. A page may contain today's date. */
function textsBefore(folder: string) {
  const kept = keptFiles(folder, new Date().toDateString());
  return async (of: string, make: () => Promise<string>) =>
    Buffer.from(await kept([of], async () => Buffer.from(await make()))).toString();
}

export async function renderPages(built: BuiltLanguage): Promise<void> {
  const { language, site, content, client, bundle, server } = built;
  const { builtSiteOf, render, settingsHash } = site;
  const parts = builtSiteOf(writeSiteParts({ client, bundle, server }, language));
  const kept = textsBefore(join(bundle, 'pages'));
  const files = schoolOfFiles(content, language);
  const exercise: School['exercise'] = async (...of) => {
    const make = async () => JSON.stringify(await files.exercise(...of));
    return JSON.parse(await kept(`exercise ${of.join(' ')}`, make));
  };
  const options = { school: { ...files, exercise }, site: parts };
  const write = (file: string, text: string) => {
    const path = join(client, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const shells = shellAddresses();
  const hashes: Record<string, string> = { [settingsPath(language)]: await settingsHash(options.school) };
  for (const address of [...prerenderedAddresses(pageIds(content)), ...shells]) {
    const path = addressIn(language, address);
    // The answers that the page requests at once.
    const data = address === paths.books ? [listAddress('/blog2.json', language)] : [];
    const own = { data, isShell: shells.includes(address), kept };
    const page = await render(path, { ...options, ...own });
    write(builtFileOf(path), page.html);
    if (page.contentHash) hashes[path] = page.contentHash;
    if (page.data !== undefined) write(dataAddress(path).slice(1), JSON.stringify(page.data));
  }
  writeFileSync(join(server, siteFiles.hashes), JSON.stringify(hashes satisfies PageHashes));
  const { html } = await render(addressIn(language, '/'), { ...options, isDrawn: true });
  write(builtFileOf(addressIn(language, spaFallback)), html);
}
