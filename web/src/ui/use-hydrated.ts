import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows, such as the query or what the device keeps: prerendered pages know nothing of it, so the first
 * render must not either. A component is drawn once more only if it differs.
 * @param before while prerendering and hydrating
 */
export const useInBrowser = <Value extends string | boolean | undefined>(
  read: () => Value,
  before: Value,
): Value => useSyncExternalStore(never, read, () => before);

export const useHydrated = (): boolean => useInBrowser(() => true, false);
