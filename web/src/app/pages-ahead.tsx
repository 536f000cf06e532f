import { use, useEffect } from 'react';
import { PreparePageContext } from '../page/prepare-page-context.ts';
import { useLocation } from '../ui/router.ts';
import { linkOf, onIntent, whenInUse } from './intent.ts';

/** Maximum prefetched pages per page. */
const max = 12;

/** Fetches the page of a link that is pointed at, touched or focused, and starts the service worker. Renders nothing. */
export function PagesAhead() {
  const { pathname } = useLocation();
  const preparePage = use(PreparePageContext);
  // Counts per page.
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
    const stops = [onIntent(add), whenInUse()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname, preparePage]);
  return null;
}
