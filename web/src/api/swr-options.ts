import type { SWRConfiguration } from 'swr';

/**
 * How the site asks the server, once (`asking.tsx`). A hook names only what it does otherwise, and why.
 * docs/architecture.md, "Inside the packages"
 */
export const swrOptions = {
  // The state for errors has a button for trying again; one silent retry is enough before it shows.
  errorRetryCount: 1,
  // Courses, articles and books change from day to day, not while somebody looks at another window.
  revalidateOnFocus: false,
} as const satisfies SWRConfiguration;
