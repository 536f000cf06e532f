import { Children, type ReactNode, Suspense } from 'react';

/** Parts below the first view. React hydrates them one by one, after the parts above, so that input is answered between two. */
export function Later({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => <Suspense>{part}</Suspense>);
}
