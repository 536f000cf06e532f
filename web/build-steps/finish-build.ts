import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageModules } from '@pathshala/boot/page-data';
import { fileOf, shellAddresses } from '@pathshala/contract/all-routes';
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
  // A form that only the site can send.
  'login/index.html': 'first-paint',
  'register/index.html': 'first-paint',
  // Nothing is found before the site has looked.
  'search/index.html': 'first-paint',
  // What stands there is filled by the site.
  ...Object.fromEntries(shellAddresses().map((address) => [fileOf(address), 'first-paint'])),
};
/** What pages ask for as soon as the site's modules are there. */
const dataOf: Readonly<Record<string, readonly string[]>> = { 'search/index.html': [searchIndexPath] };
await changePages(clientDir, async (html, page) => {
  const [when, data] = [starts[page] ?? 'paint', dataOf[page] ?? []];
  return plainVoidTags(await paintFirst(html, { clientFolder: clientDir, when, data }));
});
