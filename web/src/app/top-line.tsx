import type { NewerPage } from '@pathshala/contract/site/newer-pages';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { linePage } from './line-page.ts';
import { newerPages } from './newer-pages.ts';
import styles from './shell.module.css';

const OpenLine = lazyPart(() => import('./open-line.tsx'), nothing);

/** Slot of the top line, usually empty. */
export function TopLine() {
  const [newer, setNewer] = useState<NewerPage>();
  useEffect(() => {
    newerPages().then((pages) => setNewer(pages[linePage]));
  }, []);
  return (
    <div className={styles.line}>
      {newer && (
        <Suspense>
          <OpenLine newer={newer} />
        </Suspense>
      )}
    </div>
  );
}
