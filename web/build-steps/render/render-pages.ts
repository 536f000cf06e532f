import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptFiles } from '@pathshala/art/kept-files';
import type { SchoolContent } from '@pathshala/content/load-content';
import { pageIds } from '@pathshala/content/page-ids';
import { type PageHashes, siteFiles } from '@pathshala/contract/calls/site-server';
import {
  builtFileOf,
  prerenderedAddresses,
  shellAddresses,
  spaFallback,
} from '@pathshala/contract/site/all-routes';
import { addressIn } from '@pathshala/contract/text/language-address';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { namesInIndex } from '@pathshala/search/pack';
import { listAddress } from '../../src/api/list-address.ts';
import { searchIndexPath } from '../../src/api/search-index/path.ts';
import { dataAddress } from '../../src/page-address.ts';
import { writeSiteParts } from './built-site.ts';
import { withFontSubsets } from './font-subset.ts';
import { plainVoidTags } from './plain-void-tags.ts';
import { schoolOfFiles } from './school-files.ts';
import { type KeptText, schoolOnce } from './school-once.ts';

interface BuiltLanguage {
  readonly language: Language;
  readonly site: typeof import('../../src/server.ts');
  readonly content: SchoolContent;
  /** Absolute path of the built site. */
  readonly client: string;
  /** Absolute path of the bundles for browsers. */
  readonly bundle: string;
  /** Absolute path of the bundle for servers. */
  readonly server: string;
}

/** Answers that pages request at once, by address. */
export const dataOf = (language: Language): Readonly<Record<string, readonly string[]>> => ({
  '/search': [searchIndexPath(language)],
  '/books': [listAddress('/blog2.json', language)],
});

/** Returns texts that the same code has made of the same before. A page may contain today's date. */
function textsBefore(folder: string): KeptText {
  const kept = keptFiles(folder, new Date().toDateString());
  return async (of, make) => Buffer.from(await kept([of], async () => Buffer.from(await make()))).toString();
}

/** Writes every known page, and its data beside it. */
export async function renderPages(built: BuiltLanguage): Promise<void> {
  const { language, site, content, client, bundle, server } = built;
  const { builtSiteOf, render } = site;
  const parts = builtSiteOf(writeSiteParts({ client, bundle, server }, language));
  // Beside the code that made them.
  const before = textsBefore(join(bundle, 'pages'));
  const kept: KeptText = (of, make) => before(of, async () => plainVoidTags(await make()));
  const options = { school: schoolOnce(schoolOfFiles(content, language), before), site: parts };
  const needed = dataOf(language);
  /** The texts that a page shows once that data is there. */
  const coming: Readonly<Record<string, string>> = {
    ...(language === firstLanguage && {
      '/search': namesInIndex(readFileSync(join(client, searchIndexPath(language)), 'utf8')),
    }),
  };
  const write = (file: string, text: string) => {
    const path = join(client, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const asSent = (html: string, ...later: readonly string[]) =>
    withFontSubsets(html, client, later.join('\n'));
  const shells = shellAddresses();
  const hashes: Record<string, string> = {};
  const written: Promise<void>[] = [];
  for (const address of [...prerenderedAddresses(pageIds(content)), ...shells]) {
    const path = addressIn(language, address);
    const own = { data: needed[address] ?? [], isShell: shells.includes(address), kept };
    const { html, data, contentHash, later } = await render(path, { ...options, ...own });
    // Its fonts are made in threads, while the next page is rendered.
    const sent = asSent(html, later, coming[address] ?? '');
    written.push(sent.then((page) => write(builtFileOf(path), page)));
    if (contentHash) hashes[path] = contentHash;
    if (data !== undefined) write(dataAddress(path).slice(1), JSON.stringify(data));
  }
  await Promise.all(written);
  writeFileSync(join(server, siteFiles.hashes), JSON.stringify(hashes satisfies PageHashes));
  const { html, later } = await render(addressIn(language, '/'), { ...options, isDrawn: true });
  write(builtFileOf(addressIn(language, spaFallback)), await asSent(plainVoidTags(html), later));
}
