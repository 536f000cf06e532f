import { keepPages } from './keep-pages.ts';

/**
 * Runs in every page once somebody has shown that they are there (`web/src/app/intent.ts`): docs/offline.md. Whoever
 * counts their megabytes is not asked to keep anything.
 */
interface Device {
  /** Not in every browser, nor on every address. */
  readonly serviceWorker?: ServiceWorkerContainer;
  readonly connection?: { readonly saveData?: boolean };
}

/** What is being done comes first: milliseconds. */
const later = 2000;

const { serviceWorker, connection } = navigator as Device;
const start = () => {
  // Refused where the browser keeps nothing, as in some private windows: then all is as it was without.
  if (serviceWorker) keepPages(serviceWorker).catch(() => undefined);
};

if (!connection?.saveData)
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), later);
