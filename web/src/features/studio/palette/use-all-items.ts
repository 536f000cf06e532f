import type { StudioKind } from '@pathshala/contract/content/fields';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import useSWR from 'swr';
import { useSession } from '../../../auth/session-context.ts';
import { everything, useStudioCalls } from '../studio-calls.ts';
import { useKinds } from '../use-kinds.ts';

export interface KindEntry {
  readonly kind: StudioKind;
  readonly entry: StudioEntry;
}

/** All items that the signed-in person may work on; undefined before they came. */
export function useAllItems() {
  const calls = useStudioCalls();
  const { state } = useSession();
  const kinds = useKinds();
  return useSWR<readonly KindEntry[], Error>(['palette', state.user?.uid, kinds.join()], async () => {
    const lists = await Promise.all(kinds.map((kind) => calls.list(kind, { limit: everything })));
    return lists.flatMap(({ items }, at) => items.map((entry) => ({ kind: kinds[at] as StudioKind, entry })));
  });
}
