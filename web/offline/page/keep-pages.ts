import { stores, workerPath } from '../stores.ts';

/** So long somebody has to be on a page before it is kept: milliseconds. Who only passes by fetches nothing for it. */
const stay = 2000;

/** Not in every browser. */
type Navigating = Window & { readonly navigation?: EventTarget };

/** Addresses of what the page has fetched from the site. */
function filesOfPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));
}

/** Calls back some time after another page was opened, and when the window is left: older browsers say no more. */
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
 * Has the worker there, and tells it which pages are open, so that it keeps them whole.
 * @param container the browser's `navigator.serviceWorker`
 */
export async function keepPages(container: ServiceWorkerContainer): Promise<void> {
  // What came before the worker was there, it has not seen.
  const isNew = container.controller === null;
  await container.register(workerPath);
  const registration = await container.ready;
  const tell = async (files: readonly string[] = []) => {
    const { pathname } = location;
    // What is kept comes again when it is opened.
    const stored = await caches.match(pathname, { cacheName: stores.page.cache, ignoreVary: true });
    const urlsToCache = stored ? files : [pathname, ...files];
    // Workbox listens for it, and answers each address as its row says.
    if (urlsToCache.length > 0)
      registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  if (isNew) await tell(filesOfPage());
  onNextPage(() => void tell().catch(() => undefined));
}
