import { workerContainer } from '../stores.ts';
import { keepPages } from './keep-pages.ts';

/** Runs after the first input (`web/src/app/pages-ahead.tsx`): docs/offline.md. Stores nothing new with Save-Data. */
interface Device {
  readonly connection?: { readonly saveData?: boolean };
}

/** Milliseconds to wait for current work. */
const later = 2000;

const { connection } = navigator as Device;
const serviceWorker = workerContainer();
const start = () => {
  // Browsers refuse in some private windows: then nothing is stored.
  if (serviceWorker) keepPages(serviceWorker).catch(() => undefined);
};

if (!connection?.saveData)
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), later);
