import { type RefObject, useEffect } from 'react';

/** What may be wider than the screen and scrolls by itself. */
const mayScroll = '.formula, .table, pre, [data-scrolls]';

/**
 * Makes formulas, tables and code that are wider than the screen reachable for the keyboard, so that the arrow keys
 * can scroll them, and takes those out of its way that fit.
 * @param content what the container shows: another one is looked at again
 */
export function useScrollableParts(container: RefObject<HTMLElement | null>, content: string): void {
  useEffect(() => {
    const parts = container.current?.querySelectorAll<HTMLElement>(mayScroll) ?? [];
    const mark = () => {
      for (const part of parts) {
        if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
        else part.removeAttribute('tabindex');
      }
    };
    mark();
    window.addEventListener('resize', mark);
    return () => window.removeEventListener('resize', mark);
  }, [container, content]);
}
