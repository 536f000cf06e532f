import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageModules } from '@pathshala/boot/page-data';
import { keepsPages } from '@pathshala/brand/owner.config';
import { loadContent } from '@pathshala/content/load-content';
import { fileOf, shellAddresses } from '@pathshala/contract/all-routes';
import { firstLanguage } from '@pathshala/contract/language';
import { addressesInAll } from '@pathshala/contract/language-address';
import { namesInIndex } from '@pathshala/search/pack';
import { listAddress } from '../src/api/list-address.ts';
import { searchIndexPath } from '../src/search-index/path.ts';
import { changePages } from './change-pages.ts';
import { joinLanguages } from './join-languages.ts';
import { leanManifests } from './lean-manifest.ts';
import { writeWorker } from './offline/write-worker.ts';
import { writePacks } from './packs/write-packs.ts';
import { paintFirst } from './paint-first/paint-first.ts';
import { plainVoidTags } from './plain-void-tags.ts';

/**
 * What the site needs after React Router has written it: pages that paint first, plain HTML, Hosting's page for unknown
 * addresses, and what keeps pages for when there is no connection.
 */
const webDir = fileURLToPath(new URL('..', import.meta.url));
const clientDir = join(webDir, 'build/client');
joinLanguages(webDir);
leanManifests(clientDir);

await rename(join(clientDir, '404/index.html'), join(clientDir, '404.html'));
await rm(join(clientDir, '404'), { recursive: true });
/** The files of a page in all languages. */
const filesOf = (path: string) => addressesInAll(path).map((one) => fileOf(one.path));
/** When the site starts, where it does not leave the page its first seconds. */
const starts: Readonly<Record<string, PageModules['when']>> = {
  // Empty until the site's modules are there.
  ...Object.fromEntries(addressesInAll('/__spa-fallback.html').map(({ path }) => [path.slice(1), 'now'])),
  // A form that only the site can send, a search that only the site can do, and shells.
  ...Object.fromEntries(
    ['/login', '/register', '/search', ...shellAddresses()].flatMap((path) =>
      filesOf(path).map((file) => [file, 'first-paint' as const]),
    ),
  ),
};
/** What pages ask for as soon as the site's modules are there. */
const dataOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...addressesInAll('/search').map(({ language, path }) => [fileOf(path), [searchIndexPath(language)]]),
  ...addressesInAll('/books').map(({ language, path }) => [
    fileOf(path),
    [listAddress('/blog2.json', language)],
  ]),
]);
/** What is shown on a page once that data is there. */
const comingTo: Readonly<Record<string, string>> = {
  [fileOf('/search')]: namesInIndex(await readFile(join(clientDir, searchIndexPath(firstLanguage)), 'utf8')),
};
await changePages(clientDir, async (html, page) => {
  const [when, data, coming] = [starts[page] ?? 'paint', dataOf[page] ?? [], comingTo[page]];
  return plainVoidTags(
    await paintFirst(html, { clientFolder: clientDir, when, data, ...(coming && { coming }) }),
  );
});
await writeWorker(clientDir, keepsPages);
// They say what all of it is in the end.
if (keepsPages) writePacks(clientDir, loadContent());
