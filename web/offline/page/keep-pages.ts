import { stores, workerPath } from '../stores.ts';

/** Time on a page before it is stored, milliseconds. */
const stay = 2000;

/** Not in every browser. */
type Navigating = Window & { readonly navigation?: EventTarget };

function filesOfPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));
}

/** Calls back some time after a navigation, and when the window becomes inactive: older browsers report no more. */
function onNextPage(work: () => void): void {
  let last = location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    if (location.pathname === last) return;
    last = location.pathname;
    work();
  };
  (window as Navigating).navigation?.addEventListener('currententrychange', () => {
    clearTimeout(timer);
    timer = setTimeout(tell, stay);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
}

/**
 * Registers the worker and sends it the open pages, so that it stores them with their files.
 * @param container the browser's `navigator.serviceWorker`
 */
export async function keepPages(container: ServiceWorkerContainer): Promise<void> {
  // The worker has not seen requests from before its start.
  const isNew = container.controller === null;
  await container.register(workerPath);
  const registration = await container.ready;
  const tell = async (files: readonly string[] = []) => {
    const { pathname } = location;
    // What is kept is updated when it is opened.
    const stored = await caches.match(pathname, { cacheName: stores.page.cache, ignoreVary: true });
    const urlsToCache = stored ? files : [pathname, ...files];
    // Workbox listens for this message, and handles each address by its rule.
    if (urlsToCache.length > 0)
      registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  if (isNew) await tell(filesOfPage());
  onNextPage(() => void tell().catch(() => undefined));
}
