import { workerContainer } from '../stores.ts';
import { keepPages } from './keep-pages.ts';

/** Milliseconds to wait for current work. */
const later = 2000;

// Runs after the first input (`web/src/app/pages-ahead.tsx`): docs/offline.md. Stores nothing new with Save-Data.
const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
const serviceWorker = workerContainer();
const start = () => {
  // Browsers refuse in some private windows: then nothing is stored.
  if (serviceWorker) keepPages(serviceWorker).catch(() => undefined);
};

if (!connection?.saveData)
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), later);
