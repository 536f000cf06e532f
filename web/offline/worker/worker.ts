import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { storeOf, storeOfNamed } from '../rules.ts';
import { cachePrefix, stores } from '../stores.ts';
import { strategies } from './strategies.ts';

/** docs/offline.md */
declare const self: ServiceWorkerGlobalScope;

// Addresses of open pages and their files come as a message: ../page/keep-pages.ts
for (const [store, strategy] of Object.entries(strategies))
  registerRoute(
    ({ sameOrigin, event, url, request }) =>
      sameOrigin && (event.type === 'message' ? storeOfNamed(url) : storeOf({ url, request })) === store,
    strategy,
  );

// Fetches the page in parallel with the worker's start.
enableNavigationPreload();

async function forgetOlder(): Promise<void> {
  const known: readonly string[] = Object.values(stores).map(({ cache }) => cache);
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !known.includes(name)) await caches.delete(name);
}

// A newer worker waits until all pages of the older one are closed; the first one takes over the page that started it.
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});
