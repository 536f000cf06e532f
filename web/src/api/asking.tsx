import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrOptions } from './swr-options.ts';

/**
 * Around whatever asks the server: the site's one way of asking (`swr-options.ts`). It stands around the pages, and around
 * the parts of home and the shell that are loaded late, so that a visitor's first page knows nothing of it.
 */
export function Asking({ children }: { children: ReactNode }) {
  return <SWRConfig value={swrOptions}>{children}</SWRConfig>;
}
