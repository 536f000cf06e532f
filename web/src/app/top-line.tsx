import { closedLinesKey, hasLineClass } from '@pathshala/boot/page-data';
import { allRoutes } from '@pathshala/contract/site/all-routes';
import { addressIn } from '@pathshala/contract/text/languages';
import { useEffect, useRef, useState } from 'react';
import { deviceValue } from '../device/device-value.ts';
import { newerPages } from '../page/newer-pages.ts';
import { CloseButton } from '../ui/action.tsx';
import { Link, useLocation } from '../ui/router.ts';
import { langOf, siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';
import { whenInUse } from './pages-ahead.tsx';
import styles from './shell.module.css';

const linePath = allRoutes.find(({ inLine }) => inLine)?.path ?? '/';
export const linePage = addressIn(siteLanguage, linePath);

const closedVersion = deviceValue(closedLinesKey, (text) => text);

interface Line {
  readonly title: string;
  /** Of the page with the entry. */
  readonly version: string;
}

/** Undefined if it was closed on this device. */
async function latestLine(): Promise<Line | undefined> {
  const newer = (await newerPages())[linePage];
  if (!newer || closedVersion.get() === newer.page) return undefined;
  const answer = await fetch(newer.data);
  if (!answer.ok) throw new Error(`${newer.data}: ${answer.status}`);
  const [entry] = (await answer.json()) as readonly { readonly title: string }[];
  return entry && { title: entry.title, version: newer.page };
}

/** Without room reserved before the first paint it is fetched with the first input, and waits for the next page. */
export function TopLine() {
  const { pathname } = useLocation();
  const open = useRef(pathname);
  const [before, setBefore] = useState(pathname);
  const [line, setLine] = useState<Line>();
  const place = typeof document === 'undefined' ? undefined : document.documentElement.classList;
  const show = (next: Line | undefined) => {
    setLine(next);
    setBefore(open.current);
    if (!next) place?.remove(hasLineClass);
  };
  useEffect(() => {
    open.current = pathname;
  }, [pathname]);
  useEffect(() => {
    // Optional: the page is complete without it.
    const ask = () => void latestLine().then(show, () => show(undefined));
    if (!place?.contains(hasLineClass)) return whenInUse(ask);
    ask();
    return undefined;
  }, []);
  const isWanted = pathname !== linePath && (pathname !== before || place?.contains(hasLineClass));
  const shown = line && isWanted ? line : undefined;
  useEffect(() => {
    if (shown) place?.add(hasLineClass);
  }, [shown]);
  const close = ({ version }: Line) => {
    closedVersion.set(version);
    show(undefined);
  };
  return (
    <div className={styles.line}>
      {shown && (
        <aside aria-label={words['app.topLine']()} className={`row gap-2 middle ${styles.notice}`}>
          <Link to={linePath} lang={langOf(shown.title)} className={`strong ${styles.title}`}>
            {shown.title}
          </Link>
          <CloseButton
            label={words['app.closeTopLine']({ title: shown.title })}
            onClick={() => close(shown)}
          />
        </aside>
      )}
    </div>
  );
}
