import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';

/**
 * SWR options of the site (`swr-provider.tsx`). Hooks only set what differs, and why. docs/architecture.md, "Inside the
 * packages"
 */
export const swrOptions = {
  // Error states have a retry button, so one silent retry is enough.
  errorRetryCount: 1,
  // Content changes daily, so there is no refresh on focus.
  revalidateOnFocus: false,
} as const satisfies SWRConfiguration;

/**
 * Provides SWR with the site's options (`swr-options.ts`). Around the pages, and the lazy parts of home and shell, so
 * that a visitor's first page does not load it.
 */
export function SwrProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={swrOptions}>{children}</SWRConfig>;
}
