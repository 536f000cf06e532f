import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page runs in a browser by now. A prerendered page knows no query and no storage, so its first view must
 * not either.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
