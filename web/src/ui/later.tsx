import { Children, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import styles from './later.module.css';
import { useLocation, useNavigationType } from './router.ts';

/** Whether somebody has left such a page: on the way back it must be as long as before. */
let wasLeft = false;

/** Whether this is the page that the browser opened, before any other. */
function useFirstPage(): boolean {
  const { key } = useLocation();
  const [isFirst] = useState(key === 'default' && !wasLeft);
  useEffect(
    () => () => {
      wasLeft = true;
    },
    [],
  );
  return isFirst;
}

/**
 * Parts below the first view. React hydrates them one by one, after the parts above, so that input is answered
 * between two of them; on the first page the browser lays each out when it is near.
 */
export function Later({ children }: { children: ReactNode }) {
  const isFirst = useFirstPage();
  return Children.map(children, (part) => (
    <Suspense>{isFirst ? <div className={styles.later}>{part}</div> : part}</Suspense>
  ));
}

/** Whether a link led to the beginning of this page: not the way back, and no hash. */
function useArrivedAtTop(): boolean {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [isAtTop] = useState(type === 'PUSH' && hash === '');
  return isAtTop;
}

/**
 * Content below a page's heading. After a followed link the heading is painted first and the content next; a page
 * that the browser opened, or went back to, is complete at once.
 */
export function Below({ children }: { children: ReactNode }) {
  const isShown = useDeferredValue(true, !useArrivedAtTop());
  return isShown && children;
}
