import { type ReactNode, useEffect } from 'react';
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';

/** Drops a person's cached answers after log-out; public answers have a plain address as key. */
export function useForgetAnswers(): void {
  const { cache } = useSWRConfig();
  const { state } = useSession();
  const uid = state.user?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    return () => {
      for (const key of [...cache.keys()]) {
        if (!key.startsWith('/') && !key.includes('"visitor"')) cache.delete(key);
      }
    };
  }, [uid, cache]);
}

/** Hooks only set what differs, and why. docs/architecture.md, "Inside the packages" */
export const swrOptions = {
  // Error states have a retry button, so one silent retry is enough.
  errorRetryCount: 1,
  // Content changes daily, so there is no refresh on focus.
  revalidateOnFocus: false,
} as const satisfies SWRConfiguration;

/** Around the pages, and the lazy parts of home and shell, so that a visitor's first page does not load SWR. */
export function SwrProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={swrOptions}>{children}</SWRConfig>;
}
