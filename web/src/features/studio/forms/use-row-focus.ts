import { useEffect, useRef } from 'react';

/**
 * Moves the focus into a row of a list, which may have to be added first.
 * @param rows selects the rows within the list
 */
export function useRowFocus<List extends HTMLElement>(rows: string) {
  const list = useRef<List>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const row = list.current?.querySelectorAll<HTMLElement>(rows)[next.current];
    row?.querySelector<HTMLElement>('input:not([type=radio]), textarea')?.focus();
    next.current = null;
  });
  return {
    list,
    /** @param at index of the row, once the list is rendered again */
    focusRow: (at: number) => {
      next.current = at;
    },
  };
}
