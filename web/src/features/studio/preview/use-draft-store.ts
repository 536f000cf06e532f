import { useEffect, useRef, useState } from 'react';
import type { Draft, DraftStore } from '../../../page/draft-store.ts';

/** The page is drawn once typing rests this long, milliseconds: keys come first. */
const rest = 150;

/** Gives a frame the draft of the form. */
export function useDraftStore(
  draft: Draft,
  onPart: (name: string) => void,
): { readonly store: DraftStore; readonly unspoken: readonly string[] } {
  const [unspoken, onShown] = useState<readonly string[]>([]);
  const latest = useRef(onPart);
  latest.current = onPart;
  const [own] = useState(() => {
    let now = draft;
    const listeners = new Set<() => void>();
    const store: DraftStore = {
      look: () => now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      onPart: (name) => latest.current(name),
      onShown: (signs) => onShown((before) => (before.join() === signs.join() ? before : signs)),
    };
    const give = (next: Draft) => {
      now = next;
      for (const listener of listeners) listener();
    };
    return { store, give };
  });
  useEffect(() => {
    if (own.store.look() === draft) return undefined;
    const timer = setTimeout(() => own.give(draft), rest);
    return () => clearTimeout(timer);
  }, [own, draft]);
  return { store: own.store, unspoken };
}
