import { Children, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import styles from './later.module.css';
import { useLocation, useNavigationType } from './router.ts';

/** Whether somebody has left such a page: when they come back, the place they were at is as far down as it was. */
let wasLeft = false;

/** Whether the page is the one that the browser opened, and nobody has been elsewhere since. */
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
 * Parts of a page that nobody sees at first. React takes them over one by one, after what is above them, so that a
 * press is answered between two of them and not after all; on the first page the browser lays each out when it comes near.
 */
export function Later({ children }: { children: ReactNode }) {
  const isFirst = useFirstPage();
  return Children.map(children, (part) => (
    <Suspense>{isFirst ? <div className={styles.later}>{part}</div> : part}</Suspense>
  ));
}

/** Whether somebody has followed a link here, to the page's beginning: not back to a place on it, nor to one that they named. */
function useArrivedAtTop(): boolean {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [isAtTop] = useState(type === 'PUSH' && hash === '');
  return isAtTop;
}

/**
 * What is below a page's heading. Who comes from another page of the site sees the heading first, and this with the
 * next paint; a page that the browser opened, or came back to, is whole at once.
 */
export function Below({ children }: { children: ReactNode }) {
  const isShown = useDeferredValue(true, !useArrivedAtTop());
  return isShown && children;
}
