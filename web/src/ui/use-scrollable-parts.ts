import { type RefObject, useEffect } from 'react';

/** May be wider than the screen. */
const mayScroll = '.formula, .table, pre, [data-scrolls]';

/** Makes wide formulas, tables and code focusable, so that arrow keys scroll them. @param content checks again when it changes */
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
