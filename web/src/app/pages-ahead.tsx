import { use, useEffect } from 'react';
import { keeperPath, keepsPages, workerContainer } from '../../offline/stores.ts';
import { PreparePageContext } from '../page/page-loader.ts';
import { useLocation } from '../ui/router.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to avoid speculative downloads: data saver or a slow connection. Browsers that do not report it count as fast. */
function sparesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Hover time that counts as intent, milliseconds. */
const rest = 80;

type Seen = (link: HTMLAnchorElement) => void;

/** @returns undefined for the current page, external links and links that open elsewhere */
export function linkOf(link: HTMLAnchorElement, here: Location): string | undefined {
  const { origin, pathname, search } = link;
  if (origin !== here.origin || link.target !== '' || link.hasAttribute('download')) return undefined;
  if (pathname === here.pathname || /^\/api\/|\.\w+$/.test(pathname)) return undefined;
  return pathname + search;
}

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** On hover, focus or touch. @returns stops it */
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

/** Built separately, to keep it out of the first page: docs/offline.md. Missing in `npm run dev`. */
function keepPages(): void {
  if (keepsPages && (!sparesData() || workerContainer()?.controller))
    import(/* @vite-ignore */ keeperPath).catch(() => undefined);
}

/** With the first input. @returns cancels it */
export function whenInUse(work: () => void): () => void {
  const listening = new AbortController();
  const start = () => {
    listening.abort();
    work();
  };
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(sign, start, { signal: listening.signal, passive: true });
  return () => listening.abort();
}

/** Prefetched pages per page. */
const max = 12;

/** Prefetches pages on intent, and starts the service worker. Renders nothing. */
export function PagesAhead() {
  const { pathname } = useLocation();
  const preparePage = use(PreparePageContext);
  useEffect(() => {
    if (!preparePage) return;
    const known = new Set<string>();
    const add = (link: HTMLAnchorElement) => {
      const page = linkOf(link, window.location);
      if (!page || known.has(page) || known.size === max) return;
      known.add(page);
      // The click asks again.
      preparePage(page).catch(() => undefined);
    };
    const stops = [onIntent(add), whenInUse(keepPages)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname, preparePage]);
  return null;
}
