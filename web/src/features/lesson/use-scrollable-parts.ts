import { type RefObject, useEffect } from 'react';

/**
 * Makes formulas, tables and code that are wider than the screen reachable for the keyboard, so that the arrow keys
 * can scroll them.
 */
export function useScrollableParts(container: RefObject<HTMLElement | null>, content: string): void {
  useEffect(() => {
    const parts = container.current?.querySelectorAll<HTMLElement>('.formula, table, pre') ?? [];
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
