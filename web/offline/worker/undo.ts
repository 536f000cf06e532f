import { removeAllSaved } from '../saved.ts';
import { stores } from '../stores.ts';

/** Replaces the worker where the school stores no pages: removes what was stored, then itself. */
declare const self: ServiceWorkerGlobalScope;

async function undo(): Promise<void> {
  for (const { cache } of Object.values(stores)) await caches.delete(cache);
  await removeAllSaved();
  // The library's database of when files were used.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(undo());
});
