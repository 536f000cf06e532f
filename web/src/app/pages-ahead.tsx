import { Fragment, useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router-dom';
import { linkOf, onIntent, whenMainLinksAreSeen } from './intent.ts';
import { ReadyAhead } from './ready-ahead.tsx';

/** So many pages at most are fetched ahead of one: who moves the pointer over all of a list wants few of them. */
const most = 12;

/**
 * Fetches what the next page is made of before it is opened: at the first sign that somebody is about to follow a link,
 * and for the links of the navigation bar once somebody is there to use them. Shows nothing.
 */
export function PagesAhead() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    setPages([]);
    const add = (link: HTMLAnchorElement) => {
      const page = linkOf(link, window.location);
      if (page)
        setPages((known) => (known.includes(page) || known.length === most ? known : [...known, page]));
    };
    const stops = [onIntent(add), whenMainLinksAreSeen(add)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname]);
  return pages.map((page) => (
    <Fragment key={page}>
      <PrefetchPageLinks page={page} />
      <ReadyAhead page={page} />
    </Fragment>
  ));
}
