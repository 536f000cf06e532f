import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Prerendered pages know no query and no storage, so the first render must not either. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
