import { use, useEffect } from 'react';
import { useLocation } from '../ui/router.ts';
import { DocumentContext } from './document-parts.ts';
import { linkOf, onIntent, whenMainLinksAreSeen } from './intent.ts';

/** Maximum prefetched pages per page. */
const max = 12;

/** Prefetches pages: on link intent, and the visible navigation links after the first interaction. Renders nothing. */
export function PagesAhead() {
  const { pathname } = useLocation();
  const { preparePage } = use(DocumentContext);
  // Counts per page.
  useEffect(() => {
    if (!preparePage) return;
    const known = new Set<string>();
    const add = (link: HTMLAnchorElement) => {
      const page = linkOf(link, window.location);
      if (!page || known.has(page) || known.size === max) return;
      known.add(page);
      void preparePage(page);
    };
    const stops = [onIntent(add), whenMainLinksAreSeen(add)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname, preparePage]);
  return null;
}
