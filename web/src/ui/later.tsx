import { Children, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from './router.ts';

/** Parts below the first view. React hydrates them one by one, after the parts above, so that input is answered between two. */
export function Later({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => <Suspense>{part}</Suspense>);
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
