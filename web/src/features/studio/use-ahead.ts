import { useEffect } from 'react';
import { sparesData } from '../../device/connection.ts';

/** The list comes first, milliseconds. */
const rest = 1000;

/** Loads what is likely to be opened next while a list is looked at. */
export function useAhead(load: () => void): void {
  useEffect(() => {
    if (sparesData()) return undefined;
    const timer = setTimeout(load, rest);
    return () => clearTimeout(timer);
  }, [load]);
}
