import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { searchIndexPath } from '../src/search-index/path.ts';
import { changePages } from './change-pages.ts';
import { paintFirst } from './paint-first/paint-first.ts';
import { plainVoidTags } from './plain-void-tags.ts';

/** What the site needs after React Router has written it: pages that paint first, plain HTML, and Hosting's page for unknown addresses. */
const clientDir = fileURLToPath(new URL('../build/client', import.meta.url));

await rename(join(clientDir, '404/index.html'), join(clientDir, '404.html'));
await rm(join(clientDir, '404'), { recursive: true });
/** Pages that ask for a password, or that are empty until the site's modules are there. */
const startAtOnce = new Set([
  '__spa-fallback.html',
  'login/index.html',
  'register/index.html',
  'search/index.html',
]);
/** What pages ask for as soon as the site's modules are there. */
const dataOf: Readonly<Record<string, readonly string[]>> = { 'search/index.html': [searchIndexPath] };
await changePages(clientDir, async (html, page) => {
  const when = startAtOnce.has(page) ? 'now' : 'paint';
  return plainVoidTags(await paintFirst(html, { clientFolder: clientDir, when, data: dataOf[page] ?? [] }));
});
