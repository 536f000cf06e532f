import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageModules } from '@pathshala/boot/page-data';
import { fileOf, shellAddresses } from '@pathshala/contract/all-routes';
import { namesInIndex } from '@pathshala/search/pack';
import { searchIndexPath } from '../src/search-index/path.ts';
import { changePages } from './change-pages.ts';
import { paintFirst } from './paint-first/paint-first.ts';
import { plainVoidTags } from './plain-void-tags.ts';

/** What the site needs after React Router has written it: pages that paint first, plain HTML, and Hosting's page for unknown addresses. */
const clientDir = fileURLToPath(new URL('../build/client', import.meta.url));

await rename(join(clientDir, '404/index.html'), join(clientDir, '404.html'));
await rm(join(clientDir, '404'), { recursive: true });
/** When the site starts, where it does not leave the page its first seconds. */
const starts: Readonly<Record<string, PageModules['when']>> = {
  // Empty until the site's modules are there.
  '__spa-fallback.html': 'now',
  // A form that only the site can send, a search that only the site can do, and shells.
  ...Object.fromEntries(
    ['/login', '/register', '/search', ...shellAddresses()].map((path) => [
      fileOf(path),
      'first-paint' as const,
    ]),
  ),
};
/** What pages ask for as soon as the site's modules are there. */
const dataOf: Readonly<Record<string, readonly string[]>> = {
  [fileOf('/search')]: [searchIndexPath],
  [fileOf('/books')]: ['/blog2.json'],
};
/** What is shown on a page once that data is there. */
const comingTo: Readonly<Record<string, string>> = {
  [fileOf('/search')]: namesInIndex(await readFile(join(clientDir, searchIndexPath), 'utf8')),
};
await changePages(clientDir, async (html, page) => {
  const [when, data, coming] = [starts[page] ?? 'paint', dataOf[page] ?? [], comingTo[page]];
  return plainVoidTags(
    await paintFirst(html, { clientFolder: clientDir, when, data, ...(coming && { coming }) }),
  );
});
