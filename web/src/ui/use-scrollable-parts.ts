import { type RefObject, useEffect } from 'react';

/** May be wider than the screen. */
const mayScroll = '.formula, .table, pre, [data-scrolls], [data-row]';

/** Makes wide formulas, tables, code and rows of cards focusable, so that arrow keys scroll them. @returns stops it */
export function markScrollableParts(container: HTMLElement): () => void {
  const parts = container.querySelectorAll<HTMLElement>(mayScroll);
  const mark = () => {
    for (const part of parts) {
      if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
      else part.removeAttribute('tabindex');
    }
  };
  mark();
  window.addEventListener('resize', mark);
  return () => window.removeEventListener('resize', mark);
}

/** @param content checks again when it changes */
export function useScrollableParts(container: RefObject<HTMLElement | null>, content: string): void {
  useEffect(
    () => (container.current ? markScrollableParts(container.current) : undefined),
    [container, content],
  );
}
