import { Children, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './later.module.css';

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
 * Parts of a page that nobody sees at first. React takes them over one by one, after what stands above them, so that a
 * press is answered between two of them and not after all; on the first page the browser lays each out when it comes near.
 */
export function Later({ children }: { children: ReactNode }) {
  const isFirst = useFirstPage();
  return Children.map(children, (part) => (
    <Suspense>{isFirst ? <div className={styles.later}>{part}</div> : part}</Suspense>
  ));
}
