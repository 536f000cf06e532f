import { hasLineClass } from '@pathshala/boot/page-data';
import type { NewerPage } from '@pathshala/contract/site/newer-pages';
import { Suspense, useEffect, useState } from 'react';
import { newerPages } from '../page/newer-pages.ts';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { useLocation } from '../ui/router.ts';
import { linePage } from './line-page.ts';
import styles from './shell.module.css';

const OpenLine = lazyPart(() => import('./open-line.tsx'), nothing);

/** Slot of the top line, usually empty. What has no room from before the first paint comes with the next page. */
export function TopLine() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [newer, setNewer] = useState<NewerPage>();
  useEffect(() => {
    newerPages().then((pages) => setNewer(pages[linePage]));
  }, []);
  const hasRoom = () => pathname !== first || document.documentElement.classList.contains(hasLineClass);
  return (
    <div className={styles.line}>
      {newer && hasRoom() && (
        <Suspense>
          <OpenLine newer={newer} />
        </Suspense>
      )}
    </div>
  );
}
