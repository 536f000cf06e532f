/**
 * Without a connection the router cannot fetch the next page, and knows nothing of those that are kept: the browser
 * itself follows the link, and the worker has the page, or says that it has not.
 */
export function followWithoutRouter(event: Event): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller || !(event.target instanceof Element)) return;
  // A link to the other language is the browser's anyway, and keeps the choice when it is pressed.
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download], [hreflang])');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  event.stopPropagation();
}
