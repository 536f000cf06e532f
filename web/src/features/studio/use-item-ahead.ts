import type { StudioKind } from '@pathshala/contract/content/fields';
import { useCallback } from 'react';
import { useAhead } from './use-ahead.ts';

/** Loads the page of an item while its list is looked at. */
export function useItemAhead(kind: StudioKind): void {
  const load = () =>
    void import('./item-page.tsx').then(
      ({ openAhead }) => openAhead(kind),
      () => undefined,
    );
  useAhead(useCallback(load, [kind]));
}
