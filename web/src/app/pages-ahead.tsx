import { Fragment, useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router-dom';
import { linkOf, onIntent, whenMainLinksAreSeen } from './intent.ts';
import { ReadyAhead } from './ready-ahead.tsx';

/** So many pages at most are fetched ahead of one: who moves the pointer over all of a list wants few of them. */
const most = 12;

/** A page that is fetched ahead. */
interface Ahead {
  /** Path and query. */
  readonly page: string;
  /** Somebody is about to open it, and it is not only in sight. */
  readonly isMeant: boolean;
}

function withPage(known: readonly Ahead[], { page, isMeant }: Ahead): readonly Ahead[] {
  const before = known.find((one) => one.page === page);
  if (before)
    return before.isMeant || !isMeant
      ? known
      : known.map((one) => (one === before ? { page, isMeant } : one));
  return known.length === most ? known : [...known, { page, isMeant }];
}

/**
 * Fetches what the next page is made of before it is opened: at the first sign that somebody is about to follow a link,
 * which also makes it ready, and for the links of the navigation bar once somebody is there to use them. Shows nothing.
 */
export function PagesAhead() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly Ahead[]>([]);
  useEffect(() => {
    setPages([]);
    const add = (link: HTMLAnchorElement, isMeant: boolean) => {
      const page = linkOf(link, window.location);
      if (page) setPages((known) => withPage(known, { page, isMeant }));
    };
    const stops = [onIntent((link) => add(link, true)), whenMainLinksAreSeen((link) => add(link, false))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname]);
  return pages.map(({ page, isMeant }) => (
    <Fragment key={page}>
      <PrefetchPageLinks page={page} />
      {isMeant && <ReadyAhead page={page} />}
    </Fragment>
  ));
}
