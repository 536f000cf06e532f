import { keeperPath } from '../../offline/stores.ts';
import { sparesData } from '../device/connection.ts';

/** How long a pointer rests on a link that somebody means to follow: milliseconds. */
const rest = 80;

type Seen = (link: HTMLAnchorElement) => void;

/**
 * The page that a link leads to: path and query.
 * @returns undefined where it is this page, no page of the site, or opens elsewhere
 */
export function linkOf(link: HTMLAnchorElement, here: Location): string | undefined {
  const { origin, pathname, search } = link;
  if (origin !== here.origin || link.target !== '' || link.hasAttribute('download')) return undefined;
  if (pathname === here.pathname || /^\/api\/|\.\w+$/.test(pathname)) return undefined;
  return pathname + search;
}

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Calls back with a link that somebody is about to follow: the pointer rests on it, the focus or a finger is there.
 * @returns what stops it
 */
export function onIntent(seen: Seen): () => void {
  if (sparesData()) return () => undefined;
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { signal: listening.signal, passive: true });
  const atOnce = (event: Event) => {
    const link = linkAt(event);
    if (link) seen(link);
  };
  on('focusin', atOnce);
  on('touchstart', atOnce);
  on('pointerover', (event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (link) timer = setTimeout(() => seen(link), rest);
  });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/**
 * Once somebody has shown that they are there: calls what keeps pages for when there is no connection, and calls back with
 * the links of the navigation bar that can be seen. A page that is only loaded fetches nothing ahead.
 * @returns what stops it
 */
export function whenMainLinksAreSeen(seen: Seen): () => void {
  const listening = new AbortController();
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    listening.abort();
    // Built apart from the site, whose first page is not to carry it: docs/offline.md. It is not there in `npm run dev`.
    // On a slow line only where the worker is there already: fetching it is what costs.
    if (!sparesData() || navigator.serviceWorker?.controller)
      import(/* @vite-ignore */ keeperPath).catch(() => undefined);
    if (sparesData()) return;
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) seen(target as HTMLAnchorElement);
    });
    for (const link of document.querySelectorAll('header nav a[href]')) observer.observe(link);
  };
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(sign, observe, { signal: listening.signal, passive: true });
  return () => {
    listening.abort();
    observer?.disconnect();
  };
}
