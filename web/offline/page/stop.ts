import { stores } from '../stores.ts';

/** Replaces `start.ts` where the school keeps no pages: removes what was kept, and the worker. */
async function stop(): Promise<void> {
  for (const one of (await navigator.serviceWorker?.getRegistrations()) ?? []) await one.unregister();
  if ('caches' in window) for (const { cache } of Object.values(stores)) await caches.delete(cache);
}

stop().catch(() => undefined);
