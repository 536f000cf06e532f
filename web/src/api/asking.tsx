import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';

/**
 * How the site asks the server, once (`Asking`). A hook names only what it does otherwise, and why.
 * docs/architecture.md, "Inside the packages"
 */
export const swrOptions = {
  // The state for errors has a button for trying again; one silent retry is enough before it shows.
  errorRetryCount: 1,
  // Courses, articles and books change from day to day, not while somebody looks at another window.
  revalidateOnFocus: false,
} as const satisfies SWRConfiguration;

/**
 * Around whatever asks the server: the site's one way of asking (`swrOptions`). It stands around the pages, and around
 * the parts of home and the shell that are loaded late, so that a visitor's first page knows nothing of it.
 */
export function Asking({ children }: { children: ReactNode }) {
  return <SWRConfig value={swrOptions}>{children}</SWRConfig>;
}
