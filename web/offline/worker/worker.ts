import type { RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { storeOf, storeOfNamed } from '../rules.ts';
import { cachePrefix, type StoreName, stores } from '../stores.ts';
import { strategies } from './strategies.ts';

/** The service worker: docs/offline.md. */
declare const self: ServiceWorkerGlobalScope;

function storeFor({ request, url, event }: RouteMatchCallbackOptions): StoreName | undefined {
  const { method, mode, headers } = request;
  // A pack is made of what the school has now, and the page keeps it itself.
  if (url.origin !== location.origin || (mode !== 'navigate' && request.cache === 'no-cache'))
    return undefined;
  const isOwn = headers.has('Authorization') || headers.has('Range');
  // A page that is open names what it is made of: ../page/keep-pages.ts
  return event.type === 'message'
    ? storeOfNamed(url.pathname)
    : storeOf({ path: url.pathname, method, mode, isOwn });
}

for (const [store, strategy] of Object.entries(strategies))
  registerRoute((options) => storeFor(options) === store, strategy);

// A page is asked for while the worker wakes up.
enableNavigationPreload();

/** What an older worker kept in another way. */
async function forgetOlder(): Promise<void> {
  const known: readonly string[] = Object.values(stores).map(({ cache }) => cache);
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !known.includes(name)) await caches.delete(name);
}

// A newer worker waits until no page of the older one is open; the first one takes in the page that called it.
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});
