import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptFiles } from '@pathshala/art/kept-files';
import { pageIds, type SchoolContent } from '@pathshala/content/load-content';
import { type PageHashes, siteFiles } from '@pathshala/contract/calls/site-server';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { PartContent } from '@pathshala/contract/content/published';
import {
  builtFileOf,
  prerenderedAddresses,
  settingsPath,
  shellAddresses,
  spaFallback,
} from '@pathshala/contract/site/all-routes';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import type { School } from '../../src/page/page-loader.ts';
import { dataAddress, listAddress } from '../../src/page-address.ts';
import { writeSiteParts } from './built-site.ts';
import { schoolOfFiles } from './school-files.ts';

/** Returns the text that the same code made from the same data, or makes it. */
export type KeptText = (of: string, make: () => Promise<string>) => Promise<string>;

/** The school does not change while pages are rendered: shared lists are read once, exercises are stored. */
export function schoolOnce(school: School, kept: KeptText): School {
  const read = new Map<StudioKind, Promise<unknown>>();
  return {
    ...school,
    items: <Kind extends StudioKind>(kind: Kind) => {
      const items = read.get(kind) ?? school.items(kind);
      read.set(kind, items);
      return items as Promise<PartContent<Kind>>;
    },
    exercise: async (...of) =>
      JSON.parse(
        await kept(`exercise ${of.join(' ')}`, async () => JSON.stringify(await school.exercise(...of))),
      ),
  };
}

interface BuiltLanguage {
  readonly language: Language;
  readonly site: typeof import('../../src/server.ts');
  readonly content: SchoolContent;
  readonly client: string;
  readonly bundle: string;
  readonly server: string;
}

/** Answers that pages request at once, by address. */
const dataOf = (language: Language): Readonly<Record<string, readonly string[]>> => ({
  '/books': [listAddress('/blog2.json', language)],
});

/** Reuses texts made by the same code from the same data. A page may contain today's date. */
function textsBefore(folder: string): KeptText {
  const kept = keptFiles(folder, new Date().toDateString());
  return async (of, make) => Buffer.from(await kept([of], async () => Buffer.from(await make()))).toString();
}

export async function renderPages(built: BuiltLanguage): Promise<void> {
  const { language, site, content, client, bundle, server } = built;
  const { builtSiteOf, render, settingsHash } = site;
  const parts = builtSiteOf(writeSiteParts({ client, bundle, server }, language));
  const kept = textsBefore(join(bundle, 'pages'));
  const options = { school: schoolOnce(schoolOfFiles(content, language), kept), site: parts };
  const needed = dataOf(language);
  const write = (file: string, text: string) => {
    const path = join(client, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const shells = shellAddresses();
  const hashes: Record<string, string> = { [settingsPath(language)]: await settingsHash(options.school) };
  for (const address of [...prerenderedAddresses(pageIds(content)), ...shells]) {
    const path = addressIn(language, address);
    const own = { data: needed[address] ?? [], isShell: shells.includes(address), kept };
    const { html, data, contentHash } = await render(path, { ...options, ...own });
    write(builtFileOf(path), html);
    if (contentHash) hashes[path] = contentHash;
    if (data !== undefined) write(dataAddress(path).slice(1), JSON.stringify(data));
  }
  writeFileSync(join(server, siteFiles.hashes), JSON.stringify(hashes satisfies PageHashes));
  const { html } = await render(addressIn(language, '/'), { ...options, isDrawn: true });
  write(builtFileOf(addressIn(language, spaFallback)), html);
}
