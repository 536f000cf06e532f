import { stores } from '../stores.ts';

/** Stands in the worker's place where the school keeps no pages: it removes what was kept, and then itself. */
declare const self: ServiceWorkerGlobalScope;

async function undo(): Promise<void> {
  for (const { cache } of Object.values(stores)) await caches.delete(cache);
  // Where the library writes down which file was used when.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(undo());
});
