import type { StudioKind } from '@pathshala/contract/content/fields';
import { useEffect } from 'react';
import { sparesData } from '../../device/connection.ts';

/** The list comes first, milliseconds. */
const rest = 1000;

/** Loads the page of an item while its list is looked at. */
export function useItemAhead(kind: StudioKind): void {
  useEffect(() => {
    if (sparesData()) return undefined;
    const load = () =>
      void import('./item-page.tsx').then(
        ({ openAhead }) => openAhead(kind),
        () => undefined,
      );
    const timer = setTimeout(load, rest);
    return () => clearTimeout(timer);
  }, [kind]);
}
