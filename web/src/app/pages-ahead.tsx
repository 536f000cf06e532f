import { use, useEffect } from 'react';
import { useLocation } from '../ui/router.ts';
import { DocumentContext } from './document-parts.ts';
import { linkOf, onIntent, whenMainLinksAreSeen } from './intent.ts';

/** So many pages at most are fetched ahead of one: who moves the pointer over all of a list wants few of them. */
const max = 12;

/**
 * Fetches what the next page is made of before it is opened: at the first sign that somebody is about to follow a link, and
 * for the links of the navigation bar once somebody is there to use them. Shows nothing.
 */
export function PagesAhead() {
  const { pathname } = useLocation();
  const { preparePage } = use(DocumentContext);
  // Each page begins to count from nothing.
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
