import { type RefObject, useEffect } from 'react';

/** Parts that may be wider than the screen and scroll. */
const mayScroll = '.formula, .table, pre, [data-scrolls]';

/**
 * Makes formulas, tables and code that are wider than the screen focusable, so that the arrow keys can scroll them.
 * @param content of the container: checks again when it changes
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
