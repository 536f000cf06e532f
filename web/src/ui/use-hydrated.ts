import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is hydrated. A prerendered page knows no query and no storage, so the first render must not either. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
