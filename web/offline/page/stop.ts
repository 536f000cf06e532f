import { stores } from '../stores.ts';

/** Stands in the place of `start.ts` where the school keeps no pages: takes away what was kept, and what kept it. */
async function stop(): Promise<void> {
  for (const one of (await navigator.serviceWorker?.getRegistrations()) ?? []) await one.unregister();
  if ('caches' in window) for (const { cache } of Object.values(stores)) await caches.delete(cache);
}

stop().catch(() => undefined);
